"""The characters, a file each: skills in the order of the card, docstring = the skill in our words.

Face down only a flip works (CL-FACE-01/02); covering takes the rest away, for open characters for good
(CL-FACE-06/07); a face-down card cannot be covered again (CL-TERM-14/15). What is placed comes from the
owner's hand (CL-TERM-16); what is shown is seen by all, what is viewed by those concerned
(CL-TERM-10/11). Whom a skill may be aimed at its `allows` says, once: what is offered comes from it, and it
must still hold when the skill takes effect, after everything that was done in response (CL-RULING-176).
"""
