/** A city or town with its names, state and position. The lists of the API decide whether it is served. */
export type Town = {
  title: string
  hindi: string
  stateId: string
  latitude: number
  longitude: number
}

type Row = [title: string, hindi: string, latitude: number, longitude: number]

/** Large cities and towns of India and its state capitals, so that a query with such a name is not misread. */
const rows: Readonly<Record<string, ReadonlyArray<Row>>> = {
  'andhra-pradesh': [
    ['Amaravati', 'अमरावती', 16.57, 80.36],
    ['Guntur', 'गुंटूर', 16.31, 80.44],
    ['Nellore', 'नेल्लोर', 14.44, 79.99],
    ['Kurnool', 'कुरनूल', 15.83, 78.04],
    ['Rajahmundry', 'राजमुंदरी', 17.0, 81.8],
    ['Kakinada', 'काकीनाडा', 16.99, 82.25],
    ['Anantapur', 'अनंतपुर', 14.68, 77.6],
    ['Kadapa', 'कडपा', 14.47, 78.82],
  ],
  'arunachal-pradesh': [
    ['Itanagar', 'ईटानगर', 27.08, 93.61],
    ['Tawang', 'तवांग', 27.59, 91.87],
  ],
  assam: [
    ['Dibrugarh', 'डिब्रूगढ़', 27.47, 94.91],
    ['Silchar', 'सिलचर', 24.83, 92.78],
    ['Jorhat', 'जोरहाट', 26.75, 94.2],
    ['Tezpur', 'तेज़पुर', 26.63, 92.8],
  ],
  bihar: [
    ['Bhagalpur', 'भागलपुर', 25.24, 86.97],
    ['Muzaffarpur', 'मुज़फ़्फ़रपुर', 26.12, 85.39],
    ['Darbhanga', 'दरभंगा', 26.15, 85.9],
    ['Purnia', 'पूर्णिया', 25.78, 87.47],
  ],
  chhattisgarh: [
    ['Bhilai', 'भिलाई', 21.21, 81.38],
    ['Bilaspur', 'बिलासपुर', 22.08, 82.14],
    ['Korba', 'कोरबा', 22.35, 82.68],
    ['Durg', 'दुर्ग', 21.19, 81.28],
  ],
  goa: [
    ['Margao', 'मडगाँव', 15.27, 73.96],
    ['Vasco da Gama', 'वास्को द गामा', 15.4, 73.81],
    ['Mapusa', 'मापुसा', 15.59, 73.81],
  ],
  gujarat: [
    ['Bhavnagar', 'भावनगर', 21.76, 72.15],
    ['Jamnagar', 'जामनगर', 22.47, 70.06],
    ['Junagadh', 'जूनागढ़', 21.52, 70.46],
    ['Anand', 'आणंद', 22.56, 72.95],
    ['Vapi', 'वापी', 20.37, 72.9],
    ['Bharuch', 'भरूच', 21.71, 72.99],
  ],
  haryana: [
    ['Panipat', 'पानीपत', 29.39, 76.97],
    ['Rohtak', 'रोहतक', 28.9, 76.61],
    ['Hisar', 'हिसार', 29.15, 75.72],
    ['Karnal', 'करनाल', 29.69, 76.99],
    ['Ambala', 'अंबाला', 30.38, 76.78],
    ['Panchkula', 'पंचकूला', 30.69, 76.86],
    ['Sonipat', 'सोनीपत', 28.99, 77.02],
  ],
  'himachal-pradesh': [
    ['Dharamshala', 'धर्मशाला', 32.22, 76.32],
    ['Manali', 'मनाली', 32.24, 77.19],
    ['Solan', 'सोलन', 30.91, 77.1],
    ['Mandi', 'मंडी', 31.71, 76.93],
  ],
  jharkhand: [
    ['Dhanbad', 'धनबाद', 23.8, 86.43],
    ['Bokaro', 'बोकारो', 23.67, 86.15],
    ['Hazaribagh', 'हज़ारीबाग़', 23.99, 85.36],
    ['Deoghar', 'देवघर', 24.48, 86.7],
  ],
  karnataka: [
    ['Gulbarga', 'गुलबर्गा', 17.33, 76.83],
    ['Bellary', 'बेल्लारी', 15.14, 76.92],
    ['Shimoga', 'शिमोगा', 13.93, 75.57],
    ['Tumkur', 'तुमकुर', 13.34, 77.1],
    ['Udupi', 'उडुपी', 13.34, 74.75],
    ['Bijapur', 'बीजापुर', 16.83, 75.71],
  ],
  kerala: [
    ['Thrissur', 'त्रिशूर', 10.53, 76.21],
    ['Kollam', 'कोल्लम', 8.89, 76.61],
    ['Kannur', 'कन्नूर', 11.87, 75.37],
    ['Alappuzha', 'आलप्पुझा', 9.5, 76.34],
    ['Palakkad', 'पालक्काड', 10.79, 76.65],
    ['Kottayam', 'कोट्टयम', 9.59, 76.52],
  ],
  'madhya-pradesh': [
    ['Ujjain', 'उज्जैन', 23.18, 75.78],
    ['Sagar', 'सागर', 23.84, 78.74],
    ['Rewa', 'रीवा', 24.53, 81.3],
    ['Satna', 'सतना', 24.6, 80.83],
    ['Ratlam', 'रतलाम', 23.33, 75.04],
    ['Dewas', 'देवास', 22.97, 76.05],
  ],
  maharashtra: [
    ['Solapur', 'सोलापुर', 17.66, 75.91],
    ['Kolhapur', 'कोल्हापुर', 16.7, 74.24],
    ['Sangli', 'सांगली', 16.85, 74.58],
    ['Amravati', 'अमरावती', 20.94, 77.78],
    ['Akola', 'अकोला', 20.71, 77.0],
    ['Latur', 'लातूर', 18.4, 76.57],
    ['Nanded', 'नांदेड', 19.15, 77.32],
    ['Jalgaon', 'जलगाँव', 21.01, 75.56],
    ['Dhule', 'धुले', 20.9, 74.77],
    ['Satara', 'सातारा', 17.68, 74.0],
  ],
  manipur: [['Churachandpur', 'चुराचांदपुर', 24.33, 93.68]],
  meghalaya: [['Tura', 'तुरा', 25.51, 90.2]],
  mizoram: [
    ['Aizawl', 'आइज़ोल', 23.73, 92.72],
    ['Lunglei', 'लुंगलेई', 22.89, 92.75],
  ],
  nagaland: [
    ['Kohima', 'कोहिमा', 25.67, 94.11],
    ['Dimapur', 'दीमापुर', 25.91, 93.73],
  ],
  odisha: [
    ['Rourkela', 'राउरकेला', 22.26, 84.85],
    ['Sambalpur', 'संबलपुर', 21.47, 83.97],
    ['Puri', 'पुरी', 19.81, 85.83],
    ['Brahmapur', 'ब्रह्मपुर', 19.31, 84.79],
  ],
  punjab: [
    ['Jalandhar', 'जालंधर', 31.33, 75.58],
    ['Patiala', 'पटियाला', 30.34, 76.39],
    ['Bathinda', 'बठिंडा', 30.21, 74.95],
    ['Mohali', 'मोहाली', 30.7, 76.72],
    ['Hoshiarpur', 'होशियारपुर', 31.53, 75.91],
    ['Pathankot', 'पठानकोट', 32.27, 75.65],
  ],
  rajasthan: [
    ['Bikaner', 'बीकानेर', 28.02, 73.31],
    ['Alwar', 'अलवर', 27.55, 76.63],
    ['Bhilwara', 'भीलवाड़ा', 25.35, 74.63],
    ['Sikar', 'सीकर', 27.61, 75.14],
    ['Bharatpur', 'भरतपुर', 27.22, 77.49],
    ['Jaisalmer', 'जैसलमेर', 26.92, 70.91],
    ['Mount Abu', 'माउंट आबू', 24.59, 72.71],
    ['Chittorgarh', 'चित्तौड़गढ़', 24.89, 74.63],
  ],
  sikkim: [['Namchi', 'नामची', 27.17, 88.36]],
  'tamil-nadu': [
    ['Tirunelveli', 'तिरुनेलवेली', 8.71, 77.76],
    ['Erode', 'इरोड', 11.34, 77.72],
    ['Vellore', 'वेल्लोर', 12.92, 79.13],
    ['Thoothukudi', 'तूतुकुड़ी', 8.76, 78.13],
    ['Tiruppur', 'तिरुप्पुर', 11.11, 77.34],
    ['Thanjavur', 'तंजावुर', 10.79, 79.14],
    ['Hosur', 'होसुर', 12.74, 77.83],
    ['Ooty', 'ऊटी', 11.41, 76.7],
    ['Kanchipuram', 'कांचीपुरम', 12.83, 79.7],
  ],
  telangana: [
    ['Khammam', 'खम्मम', 17.25, 80.15],
    ['Ramagundam', 'रामगुंडम', 18.76, 79.48],
    ['Mahbubnagar', 'महबूबनगर', 16.74, 77.99],
  ],
  'uttar-pradesh': [
    ['Meerut', 'मेरठ', 28.98, 77.71],
    ['Aligarh', 'अलीगढ़', 27.9, 78.09],
    ['Bareilly', 'बरेली', 28.37, 79.43],
    ['Gorakhpur', 'गोरखपुर', 26.76, 83.37],
    ['Moradabad', 'मुरादाबाद', 28.84, 78.77],
    ['Mathura', 'मथुरा', 27.49, 77.67],
    ['Jhansi', 'झाँसी', 25.45, 78.57],
    ['Ayodhya', 'अयोध्या', 26.8, 82.2],
    ['Saharanpur', 'सहारनपुर', 29.97, 77.55],
    ['Firozabad', 'फ़िरोज़ाबाद', 27.15, 78.4],
    ['Muzaffarnagar', 'मुज़फ़्फ़रनगर', 29.47, 77.7],
    ['Rampur', 'रामपुर', 28.79, 79.03],
  ],
  uttarakhand: [
    ['Haridwar', 'हरिद्वार', 29.95, 78.16],
    ['Rishikesh', 'ऋषिकेश', 30.09, 78.27],
    ['Haldwani', 'हल्द्वानी', 29.22, 79.51],
    ['Nainital', 'नैनीताल', 29.38, 79.46],
    ['Roorkee', 'रुड़की', 29.87, 77.89],
    ['Mussoorie', 'मसूरी', 30.46, 78.07],
  ],
  'west-bengal': [
    ['Darjeeling', 'दार्जिलिंग', 27.04, 88.26],
    ['Kharagpur', 'खड़गपुर', 22.35, 87.23],
    ['Bardhaman', 'बर्धमान', 23.23, 87.86],
    ['Malda', 'मालदा', 25.01, 88.14],
    ['Haldia', 'हल्दिया', 22.06, 88.07],
  ],
  'andaman-and-nicobar-islands': [['Port Blair', 'पोर्ट ब्लेयर', 11.62, 92.73]],
  'dadra-and-nagar-haveli-and-daman-and-diu': [
    ['Daman', 'दमन', 20.4, 72.83],
    ['Silvassa', 'सिलवासा', 20.27, 73.0],
  ],
  'jammu-and-kashmir': [
    ['Anantnag', 'अनंतनाग', 33.73, 75.15],
    ['Baramulla', 'बारामूला', 34.2, 74.34],
    ['Udhampur', 'उधमपुर', 32.92, 75.13],
  ],
  ladakh: [
    ['Leh', 'लेह', 34.15, 77.58],
    ['Kargil', 'कारगिल', 34.56, 76.13],
  ],
  lakshadweep: [['Kavaratti', 'कवरत्ती', 10.57, 72.64]],
  puducherry: [['Karaikal', 'कराइकल', 10.92, 79.84]],
}

export const towns: ReadonlyArray<Town> = Object.entries(rows).flatMap(([stateId, entries]) =>
  entries.map(([title, hindi, latitude, longitude]) => ({ title, hindi, stateId, latitude, longitude })),
)
