## Who one secretly is; the blue side has two names (house rule bureau_name)

identity-front = Underground
identity-front-goal = Everyone in the Underground wins when one member declares with { $n } red messages.
identity-bureau = Military Intelligence
identity-office = Intelligence Office
identity-bureau-goal = Everyone in this faction wins when one member declares with { $n } blue messages.
identity-soy = Bystander
identity-soy-goal = Wins alone, by completing their character’s secret mission.
identity-unknown = unknown

## Seats without a name, and the reader

seat-0 = A
seat-1 = B
seat-2 = C
seat-3 = D
seat-4 = E
seat-5 = F
seat-6 = G
seat-7 = H
seat-8 = I
you-subject = You
you-object = you
