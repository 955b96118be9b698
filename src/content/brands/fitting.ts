/** Makers of what is fitted: taps, switches, air conditioners, appliances, locks. What their pages say, by id. */
export const fitting = {
  nalvika: {
    about: [
      'Nalvika makes taps, mixers, showers and the small parts inside them. The foundry in Rajkot casts its own brass, and every tap is tested with water under pressure before it is packed.',
      'Technicians know the brand for one habit: cartridges and washers keep the same sizes from one range to the next, so that a ten-year-old tap can still be repaired.',
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
    about: [
      'Sheetvan builds split and window air conditioners for Indian summers: units are rated at 48 degrees outside and keep working on the low voltage of a hot afternoon.',
      'The service manual of every model is public, and the outdoor coil comes off with four screws, which is why technicians like to see it.',
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
} as const
