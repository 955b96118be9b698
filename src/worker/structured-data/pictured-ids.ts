import { serviceCatalogue } from '#content/services.ts'

function words(text: string): ReadonlyArray<string> {
  return text.trim().split(/\s+/)
}

/** What has a picture of its own for link previews: all that the embedded catalogue and the content know. */
export const picturedIds = {
  services: serviceCatalogue.map(({ id }) => id),
  cities: words(`
    agartala agra ahmedabad ajmer amritsar asansol bangalore belgaum bhopal bhubaneswar chandigarh
    chennai chhatrapati-sambhajinagar coimbatore cuttack davanagere dehradun delhi durgapur dwarka
    east-delhi faridabad gandhinagar gangtok ghaziabad gurgaon guwahati gwalior howrah hubli hyderabad
    imphal indore jabalpur jaipur jammu jamshedpur jodhpur kanpur karimnagar kochi kolkata kota
    kozhikode lucknow ludhiana madurai mangalore mumbai mysore nagpur nashik navi-mumbai new-delhi
    nizamabad noida north-delhi panaji patna prayagraj puducherry pune raipur rajkot ranchi salem
    shillong shimla siliguri south-delhi srinagar surat thane thiruvananthapuram tiruchirappalli
    tirupati udaipur vadodara varanasi vijayawada visakhapatnam warangal west-delhi
  `),
  states: words(`
    andaman-and-nicobar-islands andhra-pradesh arunachal-pradesh assam bihar chandigarh chhattisgarh
    dadra-and-nagar-haveli-and-daman-and-diu delhi goa gujarat haryana himachal-pradesh
    jammu-and-kashmir jharkhand karnataka kerala ladakh lakshadweep madhya-pradesh maharashtra manipur
    meghalaya mizoram nagaland odisha puducherry punjab rajasthan sikkim tamil-nadu telangana tripura
    uttar-pradesh uttarakhand west-bengal
  `),
  brands: words(`
    antarekha gharyantra haritangan kashthira keetrodha nalvika neerbandh prahariva sheetvan swachhira
    varnodhara vidyutsar
  `),
  blog: words(`
    ac-service-before-summer balcony-gardening-for-beginners choosing-wall-paint
    deep-cleaning-before-diwali hard-water-and-your-geyser how-to-read-a-plumbers-quote
    inverter-battery-care mcb-rccb-earthing-explained monsoon-waterproofing-checks
    ro-purifier-filter-change-guide termite-signs-at-home washing-machine-smells
    water-tank-cleaning-guide wooden-doors-that-swell-in-monsoon
  `),
} as const

export type PictureKind = keyof typeof picturedIds
