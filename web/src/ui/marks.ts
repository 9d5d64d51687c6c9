/** The marks of the interface, lifted from the sprites: small enough to be in the first load. */
export const MARKS = {
  lock: '<path d="M7 11V8a5 5 0 0 1 10 0v3" fill="none" stroke="currentColor" stroke-width="2.4"/><path d="M4.5 10.5h15V21h-15z" fill="currentColor"/><path d="M12 13.6v4" stroke="var(--mark-cut,#f3ead6)" stroke-width="2.2" stroke-linecap="round"/>',
  unlock:
    '<path d="M7 11V7a5 5 0 0 1 9.6-1.9" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="M4.5 10.5h15V21h-15z" fill="none" stroke="currentColor" stroke-width="2"/>',
  lure: '<path d="M1 20 9 5l4 7 2.5-4L23 20z" fill="currentColor"/><path d="M6 14c2-1.4 3 1 6-.6M4.6 17.4c2.6-1.6 4.2 1 8-.6" stroke="var(--mark-cut,#f3ead6)" stroke-width="1.5" fill="none"/>',
  bot: '<path d="M12 2v4M5 8h14v11H5zM2 12v4M22 12v4" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="9.2" cy="13" r="1.7" fill="currentColor"/><circle cx="14.8" cy="13" r="1.7" fill="currentColor"/><path d="M9 16.6h6" stroke="currentColor" stroke-width="1.6"/>',
  off: '<path d="M2 17c3 0 4-3 7-3M22 7c-3 0-4 3-7 3" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="M9 11.5v5M15 7.5v5" stroke="currentColor" stroke-width="2.2"/><path d="M11 20l-1 2M13.4 3.6l1-2M7 20.4l-1.6 1" stroke="currentColor" stroke-width="1.6"/>',
  hand: '<rect x="8" y="3" width="12" height="16" rx="1.6" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M5.6 6 4 7v12.4c0 .9.7 1.6 1.6 1.6H15" fill="none" stroke="currentColor" stroke-width="1.8"/>',
  lamp: '<path d="M9 3l9 5-3.4 6L4 9.4z" fill="currentColor"/><path d="M6 13 4.6 21M4 21h9" stroke="currentColor" stroke-width="2" fill="none"/><path d="M17 15l2 4M13.6 16.6l.6 3M19.6 12l3 1.6" stroke="currentColor" stroke-width="1.8"/>',
  clock:
    '<circle cx="12" cy="13" r="8.4" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 8.4V13l3 2M9.6 2h4.8" stroke="currentColor" stroke-width="2" fill="none"/>',
  eye: '<path d="M2 12c4.6-7.4 15.4-7.4 20 0-4.6 7.4-15.4 7.4-20 0z" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="12" cy="12" r="3.4" fill="currentColor"/>',
  book: '<path d="M12 6c-3-2-6-2-9-1.4v14C6 18 9 18 12 20c3-2 6-2 9-1.4v-14C18 4 15 4 12 6zM12 6v14" fill="none" stroke="currentColor" stroke-width="1.9"/>',
  sound:
    '<path d="M3 9h4l5-4v14l-5-4H3z" fill="currentColor"/><path d="M15.4 8.6a5 5 0 0 1 0 6.8M18 6a8.6 8.6 0 0 1 0 12" fill="none" stroke="currentColor" stroke-width="1.9"/>',
  gear: '<circle cx="12" cy="12" r="3.4" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 2.6v3.2M12 18.2v3.2M2.6 12h3.2M18.2 12h3.2M5.4 5.4l2.2 2.2M16.4 16.4l2.2 2.2M18.6 5.4l-2.2 2.2M7.6 16.4l-2.2 2.2" stroke="currentColor" stroke-width="2.2"/>',
  lang: '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M3 12h18M12 3c-5 5.4-5 12.6 0 18M12 3c5 5.4 5 12.6 0 18" fill="none" stroke="currentColor" stroke-width="1.5"/>',
  exit: '<path d="M14 4H5v16h9" fill="none" stroke="currentColor" stroke-width="2"/><path d="M10 12h11M17 8l4 4-4 4" fill="none" stroke="currentColor" stroke-width="2"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" stroke-width="2.2"/>',
  list: '<path d="M8.6 6H21M8.6 12H21M8.6 18H21" stroke="currentColor" stroke-width="2"/><path d="M3 5h2.4v2.4H3zM3 11h2.4v2.4H3zM3 17h2.4v2.4H3z" fill="currentColor"/>',
  chat: '<path d="M3 4h18v12H11l-5 4.4V16H3z" fill="none" stroke="currentColor" stroke-width="2"/>',
  flag: '<path d="M5 22V3M5 4h13l-3 4.4L18 13H5" fill="none" stroke="currentColor" stroke-width="2"/>',
  dead: '<path d="M4 4l16 16M20 4L4 20" stroke="currentColor" stroke-width="3"/>',
  seal: '<circle cx="12" cy="12" r="9.4" fill="currentColor"/>',
  pencil:
    '<path d="M4 20l1.4-5L16 4.4a2 2 0 0 1 2.8 0l.8.8a2 2 0 0 1 0 2.8L9 18.6z" fill="none" stroke="currentColor" stroke-width="1.9"/>',
  pause: '<path d="M6 4h4.4v16H6zM13.6 4H18v16h-4.4z" fill="currentColor"/>',
  play: '<path d="M6 4l14 8-14 8z" fill="currentColor"/>',
  share:
    '<path d="M8 10l8-4M8 14l8 4" stroke="currentColor" stroke-width="2"/><circle cx="6" cy="12" r="3" fill="currentColor"/><circle cx="18" cy="5" r="3" fill="currentColor"/><circle cx="18" cy="19" r="3" fill="currentColor"/>',
  check: '<path d="M4 12.6l5.4 5.4L20 6.4" fill="none" stroke="currentColor" stroke-width="2.8"/>',
  again:
    '<path d="M19.4 12A7.4 7.4 0 1 1 16.6 6.2" fill="none" stroke="currentColor" stroke-width="2.4"/><path d="M14 2.4l6 3.6-5.4 4z" fill="currentColor"/>',
  deck: '<rect x="7" y="3" width="13" height="17" rx="1.6" fill="currentColor"/><path d="M4.4 6v15.4H16" fill="none" stroke="currentColor" stroke-width="1.8"/>',
  send: '<path d="M2 11L22 3l-7 18-4-7z" fill="currentColor"/>',
  star: '<path d="M12 2.6l2.8 6.2 6.8.7-5.1 4.5 1.5 6.6L12 17.2l-6 3.4 1.5-6.6-5.1-4.5 6.8-.7z" fill="currentColor"/>',
  close: '<path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" stroke-width="2.2"/>',
  mute: '<path d="M4 9.4v5.2h3.4L12 18.6V5.4L7.4 9.4z" fill="currentColor"/><path d="M15.5 9.500l5 5m0-5l-5 5" fill="none" stroke="currentColor" stroke-width="2"/>',
  copy: '<path d="M9 9h11v11H9zM15 9V4H4v11h5" fill="none" stroke="currentColor" stroke-width="1.9"/>',
  swap: '<path d="M4 8h14l-4-4M20 16H6l4 4" fill="none" stroke="currentColor" stroke-width="2"/>',
  down: '<path d="M5 9l7 7 7-7" fill="none" stroke="currentColor" stroke-width="2.2"/>',
  search:
    '<circle cx="10.500" cy="10.500" r="6" fill="none" stroke="currentColor" stroke-width="2"/><path d="M15 15l6 6" stroke="currentColor" stroke-width="2.4"/>',
  plus: '<path d="M12 4v16M4 12h16" fill="none" stroke="currentColor" stroke-width="2.2"/>',
  crown: '<path d="M4 18V7l5 4 3-6 3 6 5-4v11z" fill="currentColor"/>',
  dice: '<path d="M4 4h16v16H4z" fill="none" stroke="currentColor" stroke-width="1.9"/><circle cx="8.500" cy="8.500" r="1.7" fill="currentColor"/><circle cx="15.500" cy="15.500" r="1.7" fill="currentColor"/><circle cx="12" cy="12" r="1.7" fill="currentColor"/>',
  back: '<path d="M15 5l-7 7 7 7" fill="none" stroke="currentColor" stroke-width="2.2"/>',
} as const;
