import type { SeedState } from '#upstream/seed/types.ts'

const all = [
  { id: 'andhra-pradesh', title: 'Andhra Pradesh', type: 'state', capital: 'Amaravati' },
  { id: 'arunachal-pradesh', title: 'Arunachal Pradesh', type: 'state', capital: 'Itanagar' },
  { id: 'assam', title: 'Assam', type: 'state', capital: 'Dispur' },
  { id: 'bihar', title: 'Bihar', type: 'state', capital: 'Patna' },
  { id: 'chhattisgarh', title: 'Chhattisgarh', type: 'state', capital: 'Raipur' },
  { id: 'goa', title: 'Goa', type: 'state', capital: 'Panaji' },
  { id: 'gujarat', title: 'Gujarat', type: 'state', capital: 'Gandhinagar' },
  { id: 'haryana', title: 'Haryana', type: 'state', capital: 'Chandigarh' },
  { id: 'himachal-pradesh', title: 'Himachal Pradesh', type: 'state', capital: 'Shimla' },
  { id: 'jharkhand', title: 'Jharkhand', type: 'state', capital: 'Ranchi' },
  { id: 'karnataka', title: 'Karnataka', type: 'state', capital: 'Bengaluru' },
  { id: 'kerala', title: 'Kerala', type: 'state', capital: 'Thiruvananthapuram' },
  { id: 'madhya-pradesh', title: 'Madhya Pradesh', type: 'state', capital: 'Bhopal' },
  { id: 'maharashtra', title: 'Maharashtra', type: 'state', capital: 'Mumbai' },
  { id: 'manipur', title: 'Manipur', type: 'state', capital: 'Imphal' },
  { id: 'meghalaya', title: 'Meghalaya', type: 'state', capital: 'Shillong' },
  { id: 'mizoram', title: 'Mizoram', type: 'state', capital: 'Aizawl' },
  { id: 'nagaland', title: 'Nagaland', type: 'state', capital: 'Kohima' },
  { id: 'odisha', title: 'Odisha', type: 'state', capital: 'Bhubaneswar' },
  { id: 'punjab', title: 'Punjab', type: 'state', capital: 'Chandigarh' },
  { id: 'rajasthan', title: 'Rajasthan', type: 'state', capital: 'Jaipur' },
  { id: 'sikkim', title: 'Sikkim', type: 'state', capital: 'Gangtok' },
  { id: 'tamil-nadu', title: 'Tamil Nadu', type: 'state', capital: 'Chennai' },
  { id: 'telangana', title: 'Telangana', type: 'state', capital: 'Hyderabad' },
  { id: 'tripura', title: 'Tripura', type: 'state', capital: 'Agartala' },
  { id: 'uttar-pradesh', title: 'Uttar Pradesh', type: 'state', capital: 'Lucknow' },
  { id: 'uttarakhand', title: 'Uttarakhand', type: 'state', capital: 'Dehradun' },
  { id: 'west-bengal', title: 'West Bengal', type: 'state', capital: 'Kolkata' },
  {
    id: 'andaman-and-nicobar-islands',
    title: 'Andaman and Nicobar Islands',
    type: 'union-territory',
    capital: 'Sri Vijaya Puram',
  },
  { id: 'chandigarh', title: 'Chandigarh', type: 'union-territory', capital: 'Chandigarh' },
  {
    id: 'dadra-and-nagar-haveli-and-daman-and-diu',
    title: 'Dadra and Nagar Haveli and Daman and Diu',
    type: 'union-territory',
    capital: 'Daman',
  },
  { id: 'delhi', title: 'Delhi', type: 'union-territory', capital: 'New Delhi' },
  {
    id: 'jammu-and-kashmir',
    title: 'Jammu and Kashmir',
    type: 'union-territory',
    capital: 'Srinagar (summer), Jammu (winter)',
  },
  { id: 'ladakh', title: 'Ladakh', type: 'union-territory', capital: 'Leh' },
  { id: 'lakshadweep', title: 'Lakshadweep', type: 'union-territory', capital: 'Kavaratti' },
  { id: 'puducherry', title: 'Puducherry', type: 'union-territory', capital: 'Puducherry' },
] as const satisfies ReadonlyArray<SeedState>

/** The 28 states and 8 union territories of India; those without a served city are listed too. */
export const states: ReadonlyArray<SeedState> = all

export type StateId = (typeof all)[number]['id']
