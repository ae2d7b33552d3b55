/** Scenes of another size than 600 by 520, by the classes of their aspect ratio in scenes.css. */
const ROOMS = {
  'of-600-340':
    'account-ladder ad-formats any-service-steps auto-attendant chat-code click-to-call click-to-whatsapp kept-data keyword-auction policy-page quote-slip reel-strip regions renewal-calendar reply-desk returned-parcel route-lanes sending-hours template-check watch-curve',
  'of-420-92':
    'ad-chat agent-row bumper-bar call-hours carousel-cards country-codes extensions-row feed-rows film-weeks inmail keyword-in lead-form-row masked-number missed-call one-to-many quick-replies reply-pair schedule-row story-ring',
  'of-320-160 spot': 'arrived-packet lost-packet',
  'of-240-160 spot': 'empty-tray',
  'of-640-600': 'home-hub',
  'of-640-332': 'pay-flow',
  'of-640-300 map': 'map-art',
}

/** The classes that reserve the room of a scene until its chunk is loaded, so that nothing shifts. */
export function roomOf(name: string): string {
  if (name.startsWith('spot-')) return 'of-120-96 spot'
  for (const [room, names] of Object.entries(ROOMS))
    if (names.split(' ').includes(name)) return room
  return ''
}
