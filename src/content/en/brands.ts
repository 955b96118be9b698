/** Strings of the brand pages, by id: first makers of fittings and appliances, then of finishes and home care. */
export const brandStrings = {
  nalvika: {
    name: 'Nalvika',
    about: [
      'Nalvika makes taps, mixers, showers and the small parts inside them. The foundry in Rajkot casts its own brass, and every tap is tested with water under pressure before it is packed.',
      'Professionals know the brand for one habit: cartridges and washers keep the same sizes from one range to the next, so that a ten-year-old tap can still be repaired.',
    ],
    founder: 'Harshad Limbani',
    headquarters: 'Rajkot, Gujarat',
    distributors: [
      { name: 'Shree Sagar Sanitary Stores', address: 'Yagnik Road, Rajkot, Gujarat' },
      { name: 'Konkan Bath Gallery', address: 'LBS Marg, Ghatkopar West, Mumbai, Maharashtra' },
      { name: 'Deccan Pipes and Fittings', address: 'Nana Peth, Pune, Maharashtra' },
    ],
  },
  vidyutsar: {
    name: 'Vidyutsar',
    about: [
      'Vidyutsar began as a workshop for brass terminals and now makes switches, sockets, breakers and flame-retardant house wire.',
      'Its modular plates come with shutters over the live pins as standard, and the wiring guide that is packed with each board is printed in eight Indian languages.',
    ],
    founder: 'Lata and Sudhir Phadnis',
    headquarters: 'Nashik, Maharashtra',
    distributors: [
      { name: 'Prakash Electric House', address: 'Main Road, Nashik, Maharashtra' },
      { name: 'Southern Switch Centre', address: 'SP Road, Bangalore, Karnataka' },
      { name: 'Bright Line Traders', address: 'Bhagirath Palace, Delhi' },
      { name: 'Howrah Cable Mart', address: 'Ezra Street, Kolkata, West Bengal' },
    ],
  },
  sheetvan: {
    name: 'Sheetvan',
    about: [
      'Sheetvan builds split and window air conditioners for Indian summers: units are rated at 48 degrees outside and keep working on the low voltage of a hot afternoon.',
      'The service manual of every model is public, and the outdoor coil comes off with four screws, which is why professionals like to see it.',
    ],
    founder: 'Ramanathan Viswesh',
    headquarters: 'Sri City, Andhra Pradesh',
    distributors: [
      { name: 'Coastal Cooling Agencies', address: 'Anna Salai, Chennai, Tamil Nadu' },
      { name: 'Thandak Air Systems', address: 'MI Road, Jaipur, Rajasthan' },
      { name: 'Cool Corner Appliances', address: 'Begumpet, Hyderabad, Telangana' },
    ],
  },
  gharyantra: {
    name: 'Gharyantra',
    about: [
      'Gharyantra makes washing machines, mixers and water heaters. The company grew out of a repair shop, and its founder still opens one returned machine every Monday to see why it failed.',
      'Spare parts are kept for twelve years after the last machine of a model has left the factory.',
    ],
    founder: 'Jaspal Ahluwalia',
    headquarters: 'Ludhiana, Punjab',
    distributors: [
      { name: 'Khalsa Home Appliances', address: 'Ferozepur Road, Ludhiana, Punjab' },
      { name: 'Capital Machine Store', address: 'Lajpat Nagar, New Delhi, Delhi' },
      { name: 'Awadh Appliance Point', address: 'Hazratganj, Lucknow, Uttar Pradesh' },
    ],
  },
  prahariva: {
    name: 'Prahariva',
    about: [
      'Prahariva makes door locks, video door phones and cameras for flats and small shops. Recordings stay on a card in the home unless the owner decides otherwise.',
      'Each lock comes with a mechanical key and a battery warning that starts four weeks early, because a door should open on the worst day too.',
    ],
    founder: 'Zoya Lakdawala',
    headquarters: 'Surat, Gujarat',
    distributors: [
      { name: 'Suraksha Systems', address: 'Ring Road, Surat, Gujarat' },
      { name: 'Safe Door Solutions', address: 'CG Road, Ahmedabad, Gujarat' },
    ],
  },
  kashthira: {
    name: 'Kashthira',
    about: [
      'Kashthira presses plywood, block boards and flush doors from plantation timber, and makes the hinges and channels that go with them.',
      'Boards are sold in two grades only, for dry rooms and for kitchens and bathrooms, with the grade stamped on the edge where a carpenter can see it after cutting.',
    ],
    founder: 'Balakrishnan Achari',
    headquarters: 'Perumbavoor, Kerala',
    distributors: [
      { name: 'Periyar Plywood Depot', address: 'MC Road, Perumbavoor, Kerala' },
      { name: 'Marina Timber and Boards', address: 'Sydenhams Road, Chennai, Tamil Nadu' },
      { name: 'Mewar Ply Centre', address: 'Hiran Magri, Udaipur, Rajasthan' },
    ],
  },
  varnodhara: {
    name: 'Varnodhara',
    about: [
      'Varnodhara makes wall paints, primers and putty. Its shades are named after places and seasons, and the number on the tin is enough to mix the same shade again after years.',
      'The interior range is low in odour and washable. The exterior range is tested through three monsoons on a roof in Kolhapur before it is sold.',
    ],
    founder: 'Madhavrao Ghorpade',
    headquarters: 'Kolhapur, Maharashtra',
    distributors: [
      { name: 'Rankala Paints', address: 'Shahupuri, Kolhapur, Maharashtra' },
      { name: 'Colour Lane', address: 'Dadar West, Mumbai, Maharashtra' },
      { name: 'Vindhya Paint House', address: 'Sitabuldi, Nagpur, Maharashtra' },
      { name: 'Gomti Colours', address: 'Aminabad, Lucknow, Uttar Pradesh' },
    ],
  },
  swachhira: {
    name: 'Swachhira',
    about: [
      'Swachhira makes cleaning liquids from plant-based ingredients, sold as concentrates in refill bottles so that less water is carried around the country.',
      'Labels say plainly which surfaces a product must not touch. Marble and untreated wood head the list.',
    ],
    founder: 'Ipsita Mohanty',
    headquarters: 'Bhubaneswar, Odisha',
    distributors: [
      { name: 'Kalinga Household Supplies', address: 'Saheed Nagar, Bhubaneswar, Odisha' },
      { name: 'Eastern Hygiene Traders', address: 'Park Circus, Kolkata, West Bengal' },
    ],
  },
  keetrodha: {
    name: 'Keetrodha',
    about: [
      'Keetrodha makes gels, traps and barrier treatments against cockroaches, ants and termites, for use by trained people.',
      'It sells only to licensed pest control operators and trains their staff in dosage and safety, so there is no shop where its products can be bought.',
    ],
    founder: 'Dr Sharmila Gadre',
    headquarters: 'Hyderabad, Telangana',
    distributors: [],
  },
  antarekha: {
    name: 'Antarekha',
    about: [
      'Antarekha builds modular kitchens and wardrobes to measure. A kitchen is planned around the pots, the pressure cooker and the number of people who cook at once.',
      'Carcasses, shutters and fittings carry separate part numbers, so that a single damaged door can be ordered again.',
    ],
    founder: 'Mehernosh Daruwala',
    headquarters: 'Navi Mumbai, Maharashtra',
    distributors: [
      { name: 'Antarekha Studio Vashi', address: 'Sector 17, Vashi, Navi Mumbai, Maharashtra' },
      { name: 'Southline Kitchens', address: 'Indiranagar, Bangalore, Karnataka' },
      { name: 'Modern Rasoi', address: 'Satellite, Ahmedabad, Gujarat' },
    ],
  },
  haritangan: {
    name: 'Haritangan',
    about: [
      'Haritangan makes potting mixes, seeds and tools for balconies and small gardens. The compost comes from apple orchards and vegetable markets in the hills around Solan.',
      'Every seed packet names the months for sowing in the north, the south and on the coast.',
    ],
    founder: 'Tsering Negi',
    headquarters: 'Solan, Himachal Pradesh',
    distributors: [
      { name: 'Himgiri Nursery Supplies', address: 'The Mall, Solan, Himachal Pradesh' },
      { name: 'City Green Store', address: 'Lodhi Road, New Delhi, Delhi' },
      { name: 'Lalbagh Garden Centre', address: 'Lalbagh Road, Bangalore, Karnataka' },
    ],
  },
  neerbandh: {
    name: 'Neerbandh',
    about: [
      'Neerbandh makes membranes, coatings and repair mortars that keep water out of terraces, tanks and bathrooms. The company comes from one of the wettest corners of the country and tests at home.',
      'Each product sheet states the weather that it needs for curing, and the day on which the surface may be walked on.',
    ],
    founder: 'Subhash Chandra Borah',
    headquarters: 'Guwahati, Assam',
    distributors: [
      { name: 'Brahmaputra Building Care', address: 'GS Road, Guwahati, Assam' },
      { name: 'Monsoon Shield Agencies', address: 'Kadavanthra, Kochi, Kerala' },
      { name: 'Terrace Care Depot', address: 'Vashi Naka, Mumbai, Maharashtra' },
    ],
  },
} as const
