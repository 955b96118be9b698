/**
 * Visitors' queries by the target of the first result: a service, a service in a city as `id@city`, a page as a path,
 * or none. If two services fit, either may come first.
 */
export type Expectations = ReadonlyArray<readonly [leads: string, queries: ReadonlyArray<string>]>

/** Queries that the search rules were tuned on. */
export const tuned: Expectations = [
  ['plumbing', [
    'plumber', 'nal ki marammat', 'प्लंबर', 'प्लम्बर चाहिए', 'cpvc', 'tullu pump', 'tape leaking', 'tap', 'commode choke',
    'kitchen sink smells bad', 'naali se badboo', 'spindle', 'बाथरूम का नल', 'पाइप लीक', 'toilet not flushing', 'plunger',
    'geeser pipe leak plumber', 'flus tank', 'health faucet', 'मोटर पंप', 'plumbr', 'tap lea', 'plumber mum',
  ]],
  ['electrician', [
    'electrician', 'इलेक्ट्रीशियन', 'इलेक्ट्रिशियन', 'elektrician', 'बिजली मिस्त्री', 'fan', 'fna', 'fam repair', 'rccb', 'switch',
    'swich board', 'switch board', 'burning smell from switch', 'power gone', 'distilled water', 'स्विच', 'tubelight',
    'लाइट नहीं जल रही', 'inverter beeping', 'इन्वर्टर', 'electric shock from tap', 'jhoomar',
  ]],
  ['ac-repair', [
    'एसी रिपेयर', 'एसी सर्विस', 'एयर कंडीशनर', 'ac', 'a/c not cooling', 'AC smells', 'ac gas filling', 'aircon', 'compressor',
    'ac se pani gir raha', 'split ac fitting', 'outdoor unit', 'ac bad smell', 'कूलिंग नहीं ac', '1.5 टन एसी',
  ]],
  ['carpentry', [
    'carpenter', 'कारपेंटर', 'बढ़ई', 'furniture', 'फर्नीचर', 'bed creaking', 'curtain rod', 'dor repair', 'drawer stuck',
    'plywood', 'tower bolt', 'hydraulic closer', 'jhula', 'kursi', 'daraaz', 'flat-pack', 'दरवाज़ा', 'head board', 'cup board',
  ]],
  ['painting', [
    'painter', 'पेंटर', 'पेंटिंग', 'distemper', 'enamel', 'wall pent', 'melamine', 'primer', 'putty', 'डिस्टेंपर', 'stencil',
    'rusted gate', 'texture paint', 'white wash', 'pop ceiling crack painting', 'emulsion', '3 बीएचके पेंटिंग',
  ]],
  ['cleaning', [
    'क्लीनिंग', 'सोफा क्लीनिंग', 'sofa', 'soffa', 'sofa cleaning', 'cleanng', 'carpet', 'deep clean', 'bathroom smells',
    'mattress smell', 'gadda', 'marble polish', 'cobwebs', 'safai wali', 'water tank smells', 'cement stains',
    'kota stone', 'टंकी की सफाई', '3 सीटर सोफा', '5 seater sofa',
  ]],
  ['appliance-repair', [
    'fridge', 'frige', 'फ्रिज रिपेयर', 'वाशिंग मशीन', 'वॉशिंग मशीन', 'माइक्रोवेव', 'chimney', 'चिमनी', 'magnetron', 'mixie', 'ro filter',
    'आरओ', 'cooler smell', 'washing machine smells', 'geezer', 'geyser leaking', 'गीजर', 'carbon brush', 'tv',
  ]],
  ['pest-control', [
    'पेस्ट कंट्रोल', 'cockroaches', 'mosqito', 'rat', 'rats smell', 'khatmal', 'termites', 'makkhi', 'pigeon', 'दीमक',
    'bed bug', 'chipkali', 'nylon net', 'bait', 'honeybee', 'chuhe',
  ]],
  ['interior-design', [
    'इंटीरियर डिजाइनर', 'interior designer', 'gypsum', 'vastu', 'modular kitchen design', '3d design', 'laminate',
  ]],
  ['gardening', [
    'gardener', 'गार्डनर', 'lawn', 'lown mowing', 'repotting', 'neem', 'sprinkler', 'compost smells', 'hedge',
  ]],
  ['security', ['cctv', 'सीसीटीवी', 'सीसीटीवी कैमरा', 'duplicate key', 'smoke alarm', 'dvr', 'lock smith', 'intercom']],
  ['waterproofing', [
    'वाटरप्रूफिंग', 'waterproofing', 'epoxy', 'basement water', 'polycarbonate', 'damp wall', 'musty smell wall',
  ]],
  ['ac-repair appliance-repair', ['refrigerant']],
  ['appliance-repair security', ['gas smell']],
  ['cleaning waterproofing', ['grout']],
  ['electrician@delhi', ['electrician in delhi', 'दिल्ली में बिजली मिस्त्री', 'delhi electrician', 'bijli mistri dilli']],
  ['ac-repair@kochi', ['ac repair kochi', 'कोच्चि में एसी रिपेयर', 'ac service in cochin', 'ac repair kochy']],
  ['plumbing@mumbai', ['plumber in mumbai', 'मुंबई में प्लंबर', 'bombay plumber near me', 'plumber mumbay', 'plumbr mumbai']],
  ['cleaning@bangalore', ['sofa cleaning bengaluru', 'bangalore me safai', 'बैंगलोर सोफा सफाई']],
  ['pest-control@navi-mumbai', ['pest control navi mumbai', 'cockroach in navi mumbai']],
  ['appliance-repair@pune', ['fridge repair pune', 'पुणे फ्रिज']],
  ['/city/mumbai', ['mumbai', 'Mumbai city', 'मुंबई', 'bombay', 'mumbay']],
  ['/city/kochi', ['kochi', 'cochin', 'कोच्चि', 'ernakulam']],
  ['/city/bangalore', ['bengaluru', 'bangalor', 'बेंगलुरु']],
  ['/state/kerala', ['kerala', 'केरल', 'kerla']],
  ['/state/goa', ['flight to goa beach trip']],
  ['/state/tamil-nadu', ['tamil nadu', 'tamilnadu', 'तमिलनाडु']],
  ['/brand/nalvika', ['nalvika', 'Nalvika taps brand', 'नलविका']],
  ['/brand/sheetvan', ['sheetvan', 'sheetwan']],
  ['', [
    'driver', 'pizza', 'laptop', 'lawyer', 'haircut', 'xyzzy', 'taxi', 'doctor', 'bank loan', 'cat', 'zzz',
    'movie tickets', 'insurance', 'tattoo', 'maths tutor', 'cricket bat', 'passport', 'ड्राइवर', 'plane', 'paneer', '2 laptops',
  ]],
] // biome-ignore format: short values read best beside each other

/** Held-out queries, which no rule was tuned on. */
export const heldOut: Expectations = [
  ['plumbing', [
    'pipe burst', 'wash basin loose', 'वाश बेसिन', 'naali jaam hai', 'water pump', 'toilat seat', 'ball valve',
    'bidet spray', 'pvc pipe', 'shower', 'drain smells', 'sewer smell bathroom drain', 'टॉयलेट ब्लॉक', 'sintex',
    'mixer tap', 'plumbar',
  ]],
  ['electrician', [
    'fuse', 'mcb', 'फैन', 'ceiling fan fitting', 'wireman', 'inverter battery', 'ev charger', 'socket sparking',
    'pankha', 'earthing', 'electrition', 'dorbell', 'वायरिंग', 'stabilizer', 'led batten', 'sub meter', 'exhaust fan',
  ]],
  ['ac-repair', [
    'ac installation', 'एसी गैस', 'ac technician', 'ac shifting', 'r32', 'ac mein se awaaz', 'ac foam wash',
    'window ac', 'air condition servicing', 'copper pipe', 'ac tripping', 'इनवर्टर एसी', 'ac pcb',
  ]],
  ['carpentry', [
    'wardrobe hinge', 'khidki', 'carpentar', 'dining table', 'modular kitchen repair', 'palang', 'फर्नीचर रिपेयर',
    'mirror hanging', 'door closer', 'sofa spring', 'soft close', 'headboard', 'drill', 'blinds',
  ]],
  ['painting', [
    'painting', 'whitewash', 'पेंट', 'varnish', 'red oxide', 'room paint', 'wall crack', 'safedi', 'asian paint wall',
    'wood polish', 'ceiling flaking', 'moss on boundary wall', 'designer wall',
  ]],
  ['cleaning', [
    'house cleaning', 'carpet smell', 'होम क्लीनिंग', 'tanki cleaning', 'greasy kitchen', 'kaleen', 'डीप क्लीनिंग',
    'glass cleaning', 'mattress', 'sofa shampoo', 'move out cleaning', 'dust', 'tile scrubbing', 'curtain wash',
    'urine smell mattress', 'moving house cleaning',
  ]],
  ['appliance-repair', [
    'washing machine', 'microwave sparking', 'रेफ्रिजरेटर', 'refrigirator', 'mixer grinder', 'tv repair', 'टीवी',
    'gas stove', 'iron press', 'water purifier', 'gezer', 'fridge smell', 'chimny', 'membrane', 'desert cooler',
    'कूलर', 'no hot water',
  ]],
  ['pest-control', [
    'pest', 'machhar', 'lizard', 'कॉकरोच', 'beehive', 'ants', 'white ants', 'ghun', 'mice', 'fogging', 'pigeon net',
    'spider', 'rodent', 'bedbugs', 'चूहा', 'termite smell wood powder',
  ]],
  ['interior-design', [
    'interior', 'इंटीरियर', 'false ceiling', 'kids room design', 'pooja room', 'home office', 'pvc panel', 'partition',
  ]],
  ['gardening', [
    'garden', 'गार्डन', 'ghas katai', 'plants dying', 'mealybug', 'drip irrigation', 'vermicompost', 'tree cutting',
    'माली चाहिए',
  ]],
  ['security', [
    'camera', 'video door phone', 'smart lock', 'chabi wala', 'burglar alarm', 'लॉक', 'fingerprint lock', 'key lost',
    'lpg detector',
  ]],
  ['waterproofing', [
    'terrace leakage', 'seepage', 'सीलन', 'roof leak', 'tile gaps', 'chhat tapak', 'wall fungus', 'sump leak',
    'water proofing',
  ]],
  ['electrician@jaipur', ['electrician in jaipur', 'जयपुर इलेक्ट्रीशियन']],
  ['plumbing@chennai', ['plumber chennai', 'chennai mein nal wala', 'madras plumber']],
  ['ac-repair@hyderabad', ['hyderabad ac repair', 'हैदराबाद एसी']],
  ['painting@pune', ['painter in pune', 'पुणे में पेंटर']],
  ['carpentry@kolkata', ['carpenter kolkata', 'calcutta carpenter', 'kolkatta carpenter']],
  ['gardening@new-delhi', ['gardener new delhi']],
  ['waterproofing@thane', ['terrace waterproofing thane']],
  ['/city/jaipur', ['jaipur', 'जयपुर']],
  ['/city/lucknow', ['lucknow', 'लखनऊ', 'lukhnow']],
  ['/city/visakhapatnam', ['vizag', 'visakhapatnam', 'vishakhapatnam']],
  ['/city/hyderabad', ['hyderabad', 'hydrabad', 'हैदराबाद']],
  ['/state/rajasthan', ['rajasthan', 'राजस्थान', 'rajastan']],
  ['/state/west-bengal', ['west bengal']],
  ['/brand/vidyutsar', ['vidyutsar', 'vidhyutsar']],
  ['/brand/neerbandh', ['neerbandh']],
  ['', [
    'burger', 'dentist', 'gym', 'mobile recharge', 'astrologer', 'wedding photographer', 'bike', 'shoes', 'train',
    'visa', 'qqq', 'stock market', 'guitar', 'advocate', 'biryani', 'hotel', 'school admission', 'डॉक्टर', 'dance class',
    'petrol',
  ]],
] // biome-ignore format: short values read best beside each other

/** Symptoms before and after a noun, which decides the service. */
export const symptoms: Expectations = [
  ['electrician', [
    'fan stopped today', 'fan dead', 'stopped fan', 'dead fan', 'fan band ho gaya', 'kharab pankha',
    'pankha kharab hai', 'light chali gayi', 'bijli chali gayi', 'switch not working', 'not working switch',
    'power gone', 'inverter dead', 'doorbell kharab', 'पंखा खराब', 'पंखा बंद हो गया', 'खराब पंखा', 'बिजली चली गई', 'लाइट बंद',
  ]],
  ['appliance-repair', [
    'tv dead', 'dead tv', 'tv stopped working', 'tv band', 'geyser band', 'geyser not working',
    'geyser stopped today', 'fridge dead', 'fridge band ho gaya', 'kharab fridge', 'washing machine stopped',
    'washing machine nahi chal rahi', 'microwave dead', 'microwave kharab', 'ro not working', 'chimney band',
    'mixer gone', 'टीवी खराब', 'गीजर बंद', 'फ्रिज बंद हो गया', 'खराब वॉशिंग मशीन', 'fridge smell', 'leaking washing machine',
    'smelly fridge', 'fridge making noise',
  ]],
  ['ac-repair', [
    'ac dead', 'ac band', 'ac band ho gaya', 'ac stopped', 'kharab ac', 'ac kharab hai', 'ac not working',
    'ac stopped cooling', 'एसी खराब', 'एसी बंद', 'leaking ac', 'noise from ac', 'smell in ac',
  ]],
  ['plumbing', [
    'tap kharab', 'kharab nal', 'nal kharab hai', 'flush not working', 'flush kharab', 'motor band',
    'water pump dead', 'नल खराब', 'फ्लश खराब',
  ]],
  ['carpentry', ['drawer not working', 'almari kharab', 'darwaza kharab', 'दरवाज़ा खराब']],
  ['security', ['cctv not working', 'camera dead', 'cctv band', 'video door phone dead', 'सीसीटीवी बंद']],
  ['electrician appliance-repair ac-repair', ['fan leaking sound', 'cooler fan dead']],
] // biome-ignore format: short values read best beside each other

/** Queries of those who look for work in a trade, and of those who order a job. */
export const workers: Expectations = [
  ['/become-partner', [
    'carpenter job join', 'carpenter jobs', 'plumber vacancy', 'electrician ki naukri', 'carpenter ki nokri', 'painter job',
    'ac technician hiring', 'plumber job chahiye', 'carpenter job in pune', 'plumber vacency', 'join as plumber', 'plumber join',
    'electrician salary', 'mistri ka kaam chahiye', 'cleaner job vacancy mumbai', 'beautician job', 'कारपेंटर की नौकरी',
    'प्लंबर जॉब', 'इलेक्ट्रीशियन भर्ती', 'पेंटर की वैकेंसी', 'मिस्त्री का काम चाहिए', 'बढ़ई की नौकरी', 'plumber rojgar',
    'electrician registration', 'register as plumber', 'carpenter looking for work', 'कारीगर बनना है', 'electrician banna hai', 'प्लंबर रजिस्ट्रेशन',
  ]],
  ['/career', ['job', 'jobs', 'जॉब', 'jobs in pune', 'job chahiye']],
  ['plumbing', ['plumber for small jobs', 'plumber chahiye', 'pipe joint plumber', 'plumber for a quick job', 'नल का काम']],
  ['painting', ['paint job', 'painting job']],
  ['carpentry', ['carpenter', 'carpenter work', 'odd jobs carpenter']],
] // biome-ignore format: short values read best beside each other

/** Queries about somebody who came late, not at all, or did wrong, and about a thing that does not come. */
export const complaints: Expectations = [
  ['/contact?subject=complaint', [
    "plumber didn't come", 'plumber did not come', 'plumber nahi aaya', 'प्लंबर नहीं आया', 'technician was rude', 'technician late',
    'electrician ne zyada paise liye', 'overcharged by electrician', 'painter misbehaved', 'कारीगर नहीं आया', 'बिजली वाला नहीं आया',
    'electrician der se aaya', 'प्लंबर देर से आया', 'where is my technician', 'bad work', 'काम ठीक से नहीं किया', 'kaam theek nahi hua',
    'काम अधूरा छोड़ दिया', 'ज़्यादा पैसे लिए',
  ]],
  ['plumbing', ['water not coming', 'no water', 'पानी नहीं आ रहा', 'paani nahi aaya']],
  ['electrician', ['light nahi aayi', 'बिजली नहीं आई']],
] // biome-ignore format: a table

/** Words that ask for a price, in both scripts. */
export const priceWords: ReadonlyArray<string> = [
  'price', 'cost', 'rate', 'charges', 'kimat', 'keemat', 'daam', 'kharcha', 'kitna lagega', 'kitne paise', 'ka rate', 'रेट',
  'प्राइस', 'कीमत', 'दाम', 'का खर्चा', 'का खर्च कितना', 'कितने पैसे', 'कितने का है', 'चार्ज', 'कॉस्ट', 'शुल्क',
] // biome-ignore format: a list

/** Queries that a page of the site answers, never a service that shares letters with them. */
export const help: Expectations = [
  ['/contact?subject=change', [
    'cancel my visit', 'cancel the visit', 'cancel booking', 'cancel', 'how do i cancel', 'reschedule', 'change my visit',
    'postpone the visit', 'visit cancel karna hai', 'विज़िट रद्द करनी है', 'मेरी विज़िट रद्द करें', 'विज़िट का समय बदलना है', 'रद्द',
  ]],
  ['/contact?subject=complaint', [
    'complaint', 'complain', 'complaint number', 'complaints', 'complant', 'शिकायत', 'shikayat', 'file a complaint',
  ]],
  ['/contact', [
    'customer care', 'customer care number', 'customer support',
    'helpline', 'contact number', 'invoice', 'gst invoice', 'feedback', 'phone number',
    'talk to human', 'payment failed', 'otp not received', 'booking status', 'app not working',
    'contact us', 'कस्टमर केयर', 'हेल्पलाइन', 'receipt', 'bill copy',
  ]],
  ['/terms', [
    'refund', 'refund policy', 'cancellation charges', 'warranty', 'guarantee',
    'money back', 'refnd', 'waranty', 'terms and conditions', 'रिफंड', 'वारंटी', 'गारंटी', 'paisa wapas', 'refund not received',
  ]],
  ['/career', [
    'vacancy', 'job vacancy', 'vacancies', 'career', 'careers', 'hiring', 'naukri', 'jobs', 'internship', 'नौकरी', 'भर्ती',
    'vacency',
  ]],
  ['/become-partner', [
    'become a partner', 'partner', 'partner registration', 'join as partner', 'join as a professional', 'franchise',
    'vendor registration', 'partner with us', 'पार्टनर', 'पार्टनर कैसे बनें',
  ]],
  ['/privacy-policy', ['privacy policy', 'delete my account', 'गोपनीयता नीति']],
] // biome-ignore format: short values read best beside each other

/** Every word of the catalogue counts, however it is written. */
export const everyWord: Expectations = [
  ['plumbing', ['sbmersible', 'submersible', 'sub­mersible', 'plum­ber', 'plum‍ber', 'p‌lumber', 'नल‍', 'tap﻿']],
  ['electrician', ['elec­trician', 'बिज‍ली']],
  ['cleaning', ['kota stone', 'kota stone polishing', 'mosaic']],
  ['appliance-repair', ['induction', 'induction stove', 'chulha']],
  ['carpentry', ['दरवाज़ा']],
] // biome-ignore format: short values read best beside each other

/** Queries whose first result is not the expected one, in the order of their sets. Remove one that finds it. */
export const acceptedMisses: ReadonlyArray<string> = [
  'cobwebs', 'doctor', 'cat', 'plane', 'paneer', 'wireman', 'designer wall', 'रेफ्रिजरेटर', 'rodent', 'mobile recharge', 'डॉक्टर',
  'darwaza kharab',
] // biome-ignore format: short values read best beside each other
