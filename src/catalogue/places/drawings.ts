function words(text: string): ReadonlyArray<string> {
  return text.trim().split(/\s+/)
}

/** The places that are drawn in `public/images/cities` and `public/images/states`, by their ids. */
export const drawnPlaces = {
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
}

/** Returns the path of a place's drawing, or undefined if it has none. */
export function placeDrawing(kind: keyof typeof drawnPlaces, id: string): string | undefined {
  return drawnPlaces[kind].includes(id) ? `/images/${kind}/${id}.svg` : undefined
}
