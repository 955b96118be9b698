/**
 * The English words of the built-in services (src/content/services.ts), which mean what they say and are no names that were
 * misspelt; here, because the search compares English words whatever the language of the page.
 */
export const tradeWords: ReadonlyArray<string> = (
  'ac alarms and appliance assembly balcony bathroom bathrooms bed blocked breakers bugs cameras care carpentry cctv ' +
  'ceilings cleaning cockroaches control cooling cracks damp deep design digital door doors drains electrician fans ' +
  'faults fittings fridges full furniture gardening gardens gas geysers grilles hinges home inside installation ' +
  'interior kitchens lawns leaking lights locks machines microwaves mosquitoes out painting pest phones pipes plans ' +
  'plant plumbing potting pruning purifiers refill repair rodents rooms security service shelves shifting sockets ' +
  'sofas switches tanks taps termites terraces touch tripping ups video walls wardrobes washing water waterproofing ' +
  'wiring'
).split(' ')
