import type { Parts } from '#upstream/seed/types.ts'

/** Parts of the served cities, as their people call them. */
const TABLE = `
mumbai: Andheri East, Bandra, Borivali, Chembur, Dadar, Goregaon, Kurla, Malad, Mulund, Powai, Vile Parle, Worli
delhi: Civil Lines, Daryaganj, Karol Bagh, Kashmere Gate, Lajpat Nagar, Model Town, Paharganj, Patel Nagar
bangalore: BTM Layout, HSR Layout, Hebbal, Indiranagar, JP Nagar, Jayanagar, Koramangala, Malleshwaram, Marathahalli, Whitefield, Yelahanka
hyderabad: Ameerpet, Banjara Hills, Gachibowli, Himayatnagar, Kondapur, Kukatpally, LB Nagar, Madhapur, Miyapur, Secunderabad
chennai: Adyar, Anna Nagar, Chromepet, Mylapore, Porur, T Nagar, Tambaram, Velachery, Vadapalani, Perambur
kolkata: Ballygunge, Behala, Dum Dum, Garia, Jadavpur, Kasba, New Town, Salt Lake, Tollygunge, Shyambazar
pune: Aundh, Baner, Hadapsar, Hinjewadi, Kothrud, Kharadi, Pimpri, Viman Nagar, Wakad, Sinhagad Road
ahmedabad: Bodakdev, Bopal, Chandkheda, Ghatlodia, Maninagar, Naranpura, Paldi, Satellite, Vastrapur
jaipur: C Scheme, Jagatpura, Malviya Nagar, Mansarovar, Raja Park, Vaishali Nagar, Vidhyadhar Nagar
lucknow: Aliganj, Alambagh, Gomti Nagar, Hazratganj, Indira Nagar, Jankipuram, Rajajipuram
kanpur: Arya Nagar, Govind Nagar, Kakadeo, Kalyanpur, Kidwai Nagar, Swaroop Nagar
nagpur: Dharampeth, Hingna, Manish Nagar, Pratap Nagar, Sadar, Sitabuldi, Wardha Road
surat: Adajan, Althan, Katargam, Piplod, Rander, Varachha, Vesu
indore: Bhawarkua, Palasia, Rajendra Nagar, Sudama Nagar, Vijay Nagar, Scheme 78
bhopal: Arera Colony, Ayodhya Bypass, Bairagarh, Kolar Road, MP Nagar, Shahpura
visakhapatnam: Dwaraka Nagar, Gajuwaka, MVP Colony, Madhurawada, Seethammadhara, Siripuram
patna: Boring Road, Danapur, Kankarbagh, Patliputra Colony, Rajendra Nagar, Anisabad
vadodara: Akota, Alkapuri, Fatehgunj, Gotri, Karelibaug, Manjalpur, Waghodia Road
kochi: Aluva, Edappally, Fort Kochi, Kakkanad, Kaloor, Palarivattom, Thrippunithura, Vyttila
chandigarh: Sector 15, Sector 22, Sector 35, Sector 44, Manimajra, Sector 9
nashik: Cidco, College Road, Gangapur Road, Indira Nagar, Panchavati, Satpur
thane: Ghodbunder Road, Kopri, Majiwada, Naupada, Vartak Nagar, Wagle Estate
navi-mumbai: Airoli, Belapur, Ghansoli, Kharghar, Nerul, Sanpada, Vashi
chhatrapati-sambhajinagar: Cidco, Garkheda, Jalna Road, Osmanpura, Satara Parisar
new-delhi: Chanakyapuri, Connaught Place, Gole Market, Jor Bagh, Bengali Market
south-delhi: Defence Colony, Green Park, Hauz Khas, Kalkaji, Malviya Nagar, Saket, Vasant Kunj
north-delhi: Azadpur, Burari, Mukherjee Nagar, Pitampura, Rohini, Shalimar Bagh
east-delhi: Anand Vihar, Laxmi Nagar, Mayur Vihar, Patparganj, Preet Vihar, Shahdara
west-delhi: Janakpuri, Paschim Vihar, Punjabi Bagh, Rajouri Garden, Tilak Nagar, Uttam Nagar
dwarka: Sector 6, Sector 10, Sector 12, Sector 18, Sector 21, Sector 23
mysore: Gokulam, Hebbal, Jayalakshmipuram, Kuvempunagar, Saraswathipuram, Vijayanagar
mangalore: Bejai, Bendoor, Hampankatta, Kadri, Kankanady, Surathkal
hubli: Deshpande Nagar, Gokul Road, Keshwapur, Navanagar, Vidyanagar
belgaum: Angol, Hindwadi, Sadashiv Nagar, Shahapur, Tilakwadi
davanagere: MCC A Block, Nittuvalli, PJ Extension, Vidyanagar
warangal: Hanamkonda, Kazipet, Naimnagar, Subedari
nizamabad: Kanteshwar, Khaleelwadi, Vinayak Nagar
karimnagar: Bhagyanagar, Kothirampur, Mankammathota, Rekurthi
coimbatore: Gandhipuram, Peelamedu, RS Puram, Saibaba Colony, Singanallur, Vadavalli
madurai: Anna Nagar, KK Nagar, Simmakkal, Tallakulam, Villapuram
tiruchirappalli: Cantonment, K K Nagar, Srirangam, Thillai Nagar, Woraiyur
salem: Fairlands, Hasthampatti, Meyyanur, Suramangalam
howrah: Bally, Kadamtala, Santragachi, Shibpur, Salkia
durgapur: Benachity, Bidhannagar, City Centre, Muchipara
siliguri: Hakimpara, Matigara, Pradhan Nagar, Sevoke Road, Bagdogra
asansol: Burnpur, Court More, Hutton Road, Kalyanpur
rajkot: Kalavad Road, Mavdi, Raiya Road, University Road
gandhinagar: Kudasan, Sargasan, Sector 7, Sector 21, Infocity
udaipur: Fatehpura, Hiran Magri, Pratap Nagar, Sukhadia Circle
jodhpur: Chopasni, Paota, Ratanada, Sardarpura, Shastri Nagar
kota: Dadabari, Gumanpura, Talwandi, Vigyan Nagar
ajmer: Adarsh Nagar, Foy Sagar Road, Panchsheel Nagar, Vaishali Nagar
varanasi: Bhelupur, Lanka, Mahmoorganj, Sigra, Sarnath
agra: Dayal Bagh, Kamla Nagar, Sikandra, Tajganj, Khandari
noida: Sector 18, Sector 50, Sector 62, Sector 76, Sector 104, Sector 137
ghaziabad: Crossings Republik, Indirapuram, Kaushambi, Raj Nagar, Vaishali, Vasundhara
prayagraj: Ashok Nagar, Civil Lines, George Town, Jhunsi, Naini
gwalior: City Centre, Lashkar, Morar, Thatipur
jabalpur: Adhartal, Gorakhpur, Napier Town, Wright Town
thiruvananthapuram: Kazhakoottam, Kowdiar, Pattom, Peroorkada, Vattiyoorkavu
kozhikode: Beypore, Chevayur, Mavoor Road, Nadakkavu, West Hill
vijayawada: Auto Nagar, Benz Circle, Bhavanipuram, Moghalrajpuram, Patamata
tirupati: Bairagipatteda, Korlagunta, Tilak Road, Tiruchanur
ludhiana: BRS Nagar, Dugri, Model Town, Sarabha Nagar, Pakhowal Road
amritsar: Lawrence Road, Putligarh, Ranjit Avenue, White Avenue
gurgaon: DLF Phase 3, Golf Course Road, Palam Vihar, Sector 14, Sector 56, Sohna Road
faridabad: Ballabgarh, Greenfield Colony, NIT, Sector 15, Sector 31, Sector 86
ranchi: Bariatu, Doranda, Harmu, Kanke Road, Lalpur
jamshedpur: Bistupur, Kadma, Mango, Sakchi, Sonari
bhubaneswar: Jaydev Vihar, Khandagiri, Nayapalli, Patia, Saheed Nagar
cuttack: Badambadi, Bidanasi, CDA, Mahanadi Vihar
guwahati: Beltola, Dispur, Ganeshguri, Maligaon, Six Mile, Zoo Road
dehradun: Ballupur, Clement Town, Prem Nagar, Rajpur Road, Vasant Vihar
shimla: Chhota Shimla, Kasumpti, Sanjauli, Summer Hill
srinagar: Bemina, Hyderpora, Lal Chowk, Rajbagh
jammu: Channi Himmat, Gandhi Nagar, Janipur, Trikuta Nagar
panaji: Altinho, Caranzalem, Miramar, Santa Cruz, Taleigao
raipur: Devendra Nagar, Mowa, Shankar Nagar, Tatibandh
puducherry: Lawspet, Mudaliarpet, Muthialpet, Reddiarpalayam
agartala: Banamalipur, Dhaleswar, Jogendranagar, Krishnanagar
shillong: Laban, Laitumkhrah, Nongthymmai, Police Bazar
gangtok: Deorali, Development Area, Tadong, Vishal Gaon
imphal: Keishampat, Lamphelpat, Sagolband, Singjamei
`

/** The parts of a city by its id. */
export const areasByCity: ReadonlyMap<string, Array<string>> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [id = '', areas = ''] = line.split(': ')
      return [id, areas.split(', ')]
    }),
)

type AreasOf<Line extends string> = Line extends `${string}: ${infer Areas}` ? Parts<Areas, ', '> : never

/** The name of a part of any city. */
export type AreaName = AreasOf<Parts<typeof TABLE, '\n'>>
