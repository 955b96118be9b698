/**
 * Localities of the cities of the header and of the sample directory, by the id of the city. City pages name the first
 * ten.
 */
export const localities = {
  mumbai:
    'Andheri, Bandra, Borivali, Chembur, Colaba, Dadar, Goregaon, Malad, Powai, Worli, Kurla, Mulund, Vile Parle, Ghatkopar, Kandivali, Santacruz',
  delhi:
    'Dwarka, Janakpuri, Karol Bagh, Lajpat Nagar, Mayur Vihar, Pitampura, Rohini, Saket, Shahdara, Vasant Kunj, Civil Lines, Kashmere Gate, Model Town, Patel Nagar, Paharganj, Daryaganj',
  bangalore:
    'Electronic City, HSR Layout, Hebbal, Indiranagar, JP Nagar, Jayanagar, Koramangala, Malleshwaram, Marathahalli, Whitefield, BTM Layout, Yelahanka, Banashankari, Rajajinagar, Bellandur',
  hyderabad:
    'Banjara Hills, Begumpet, Dilsukhnagar, Gachibowli, Jubilee Hills, Kondapur, Kukatpally, Madhapur, Secunderabad, Uppal, Ameerpet, Himayatnagar, LB Nagar, Miyapur, Tolichowki, Mehdipatnam',
  chennai:
    'Adyar, Anna Nagar, Besant Nagar, Mylapore, Nungambakkam, Porur, Sholinganallur, T Nagar, Tambaram, Velachery, Chromepet, Vadapalani, Perambur, Guindy, Ambattur',
  kolkata:
    'Alipore, Ballygunge, Behala, Dum Dum, Gariahat, Jadavpur, New Town, Salt Lake, Shyambazar, Tollygunge, Garia, Kasba, Rajarhat, Park Circus, Lake Town',
  pune: 'Aundh, Baner, Hadapsar, Hinjawadi, Kharadi, Koregaon Park, Kothrud, Sinhagad Road, Viman Nagar, Wakad, Pimpri, Chinchwad, Katraj, Warje',
  ahmedabad:
    'Bodakdev, Bopal, Chandkheda, Maninagar, Naranpura, Navrangpura, Paldi, Prahlad Nagar, Satellite, Vastrapur, Ghatlodia, Gota, Nikol, Thaltej',
  jaipur:
    'C Scheme, Jagatpura, Malviya Nagar, Mansarovar, Raja Park, Vaishali Nagar, Vidhyadhar Nagar, Bani Park, Jhotwara, Pratap Nagar, Sanganer, Tonk Road',
  lucknow:
    'Aliganj, Alambagh, Gomti Nagar, Hazratganj, Indira Nagar, Jankipuram, Rajajipuram, Ashiyana, Chowk, Mahanagar, Vikas Nagar',
  kanpur:
    'Arya Nagar, Govind Nagar, Kakadeo, Kalyanpur, Kidwai Nagar, Swaroop Nagar, Barra, Civil Lines, Panki, Shyam Nagar',
  nagpur:
    'Dharampeth, Hingna, Manish Nagar, Pratap Nagar, Sadar, Sitabuldi, Wardha Road, Civil Lines, Manewada, Nandanvan, Trimurti Nagar',
  'new-delhi':
    'Bengali Market, Chanakyapuri, Connaught Place, Golf Links, Gole Market, Jor Bagh, Lodhi Colony, Moti Bagh, Sarojini Nagar, Sunder Nagar',
  indore:
    'Bhawarkua, Palasia, Rajendra Nagar, Sudama Nagar, Vijay Nagar, Scheme 78, Annapurna, Geeta Bhawan, Khajrana, Nipania, Rajwada',
  bhopal:
    'Arera Colony, Ayodhya Bypass, Bairagarh, Kolar Road, MP Nagar, Shahpura, Bagmugalia, Govindpura, Hoshangabad Road, Katara Hills, New Market',
  patna:
    'Anisabad, Boring Road, Danapur, Kankarbagh, Patliputra Colony, Rajendra Nagar, Ashiana Nagar, Bailey Road, Gardanibagh, Patna City, Phulwari Sharif',
  kochi:
    'Aluva, Edappally, Fort Kochi, Kakkanad, Kaloor, Palarivattom, Thrippunithura, Vyttila, Kadavanthra, Marine Drive, Mattancherry, Panampilly Nagar',
  imphal:
    'Keishampat, Lamphelpat, Sagolband, Singjamei, Kwakeithel, Langol, Paona Bazar, Porompat, Thangmeiband, Uripok',
} as const
