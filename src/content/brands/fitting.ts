import type { BrandProfile } from './types.ts'

/** Makers of what is fitted: taps, switches, air conditioners, appliances, locks. */
export const fittingBrands: Array<BrandProfile> = [
  {
    id: 'nalvika',
    name: 'Nalvika',
    logo: '/images/brands/nalvika.svg',
    about: [
      'Nalvika makes taps, mixers, showers and the small parts inside them. The foundry in Rajkot casts its own brass, and every tap is tested with water under pressure before it is packed.',
      'Technicians know the brand for one habit: cartridges and washers keep the same sizes from one range to the next, so that a ten-year-old tap can still be repaired.',
    ],
    founded: 1994,
    founder: 'Harshad Limbani',
    headquarters: 'Rajkot, Gujarat',
    socialLinks: {
      facebook: 'https://facebook.example/nalvika',
      instagram: 'https://instagram.example/nalvika',
      linkedin: 'https://linkedin.example/company/nalvika',
    },
    distributors: [
      {
        name: 'Shree Sagar Sanitary Stores',
        address: 'Yagnik Road, Rajkot, Gujarat',
        phone: '+91 00000 00000',
        email: 'sales@shree-sagar-sanitary-stores.example',
      },
      {
        name: 'Konkan Bath Gallery',
        address: 'LBS Marg, Ghatkopar West, Mumbai, Maharashtra',
        phone: '+91 00000 00000',
        email: 'sales@konkan-bath-gallery.example',
      },
      {
        name: 'Deccan Pipes and Fittings',
        address: 'Nana Peth, Pune, Maharashtra',
        phone: '+91 00000 00000',
        email: 'sales@deccan-pipes-and-fittings.example',
      },
    ],
  },
  {
    id: 'vidyutsar',
    name: 'Vidyutsar',
    logo: '/images/brands/vidyutsar.svg',
    about: [
      'Vidyutsar began as a workshop for brass terminals and now makes switches, sockets, breakers and flame-retardant house wire.',
      'Its modular plates come with shutters over the live pins as standard, and the wiring guide that is packed with each board is printed in eight Indian languages.',
    ],
    founded: 1988,
    founder: 'Lata and Sudhir Phadnis',
    headquarters: 'Nashik, Maharashtra',
    socialLinks: {
      facebook: 'https://facebook.example/vidyutsar',
      twitter: 'https://twitter.example/vidyutsar',
      linkedin: 'https://linkedin.example/company/vidyutsar',
    },
    distributors: [
      {
        name: 'Prakash Electric House',
        address: 'Main Road, Nashik, Maharashtra',
        phone: '+91 00000 00000',
        email: 'sales@prakash-electric-house.example',
      },
      {
        name: 'Southern Switch Centre',
        address: 'SP Road, Bangalore, Karnataka',
        phone: '+91 00000 00000',
        email: 'sales@southern-switch-centre.example',
      },
      {
        name: 'Bright Line Traders',
        address: 'Bhagirath Palace, Delhi',
        phone: '+91 00000 00000',
        email: 'sales@bright-line-traders.example',
      },
      {
        name: 'Howrah Cable Mart',
        address: 'Ezra Street, Kolkata, West Bengal',
        phone: '+91 00000 00000',
        email: 'sales@howrah-cable-mart.example',
      },
    ],
  },
  {
    id: 'sheetvan',
    name: 'Sheetvan',
    logo: '/images/brands/sheetvan.svg',
    about: [
      'Sheetvan builds split and window air conditioners for Indian summers: units are rated at 48 degrees outside and keep working on the low voltage of a hot afternoon.',
      'The service manual of every model is public, and the outdoor coil comes off with four screws, which is why technicians like to see it.',
    ],
    founded: 2006,
    founder: 'Ramanathan Viswesh',
    headquarters: 'Sri City, Andhra Pradesh',
    socialLinks: {
      facebook: 'https://facebook.example/sheetvan',
      instagram: 'https://instagram.example/sheetvan',
      twitter: 'https://twitter.example/sheetvan',
      linkedin: 'https://linkedin.example/company/sheetvan',
    },
    distributors: [
      {
        name: 'Coastal Cooling Agencies',
        address: 'Anna Salai, Chennai, Tamil Nadu',
        phone: '+91 00000 00000',
        email: 'sales@coastal-cooling-agencies.example',
      },
      {
        name: 'Thandak Air Systems',
        address: 'MI Road, Jaipur, Rajasthan',
        phone: '+91 00000 00000',
        email: 'sales@thandak-air-systems.example',
      },
      {
        name: 'Cool Corner Appliances',
        address: 'Begumpet, Hyderabad, Telangana',
        phone: '+91 00000 00000',
        email: 'sales@cool-corner-appliances.example',
      },
    ],
  },
  {
    id: 'gharyantra',
    name: 'Gharyantra',
    logo: '/images/brands/gharyantra.svg',
    about: [
      'Gharyantra makes washing machines, mixers and water heaters. The company grew out of a repair shop, and its founder still opens one returned machine every Monday to see why it failed.',
      'Spare parts are kept for twelve years after the last machine of a model has left the factory.',
    ],
    founded: 2001,
    founder: 'Jaspal Ahluwalia',
    headquarters: 'Ludhiana, Punjab',
    socialLinks: {
      facebook: 'https://facebook.example/gharyantra',
      instagram: 'https://instagram.example/gharyantra',
    },
    distributors: [
      {
        name: 'Khalsa Home Appliances',
        address: 'Ferozepur Road, Ludhiana, Punjab',
        phone: '+91 00000 00000',
        email: 'sales@khalsa-home-appliances.example',
      },
      {
        name: 'Capital Machine Store',
        address: 'Lajpat Nagar, New Delhi, Delhi',
        phone: '+91 00000 00000',
        email: 'sales@capital-machine-store.example',
      },
      {
        name: 'Awadh Appliance Point',
        address: 'Hazratganj, Lucknow, Uttar Pradesh',
        phone: '+91 00000 00000',
        email: 'sales@awadh-appliance-point.example',
      },
    ],
  },
  {
    id: 'prahariva',
    name: 'Prahariva',
    logo: '/images/brands/prahariva.svg',
    about: [
      'Prahariva makes door locks, video door phones and cameras for flats and small shops. Recordings stay on a card in the home unless the owner decides otherwise.',
      'Each lock comes with a mechanical key and a battery warning that starts four weeks early, because a door should open on the worst day too.',
    ],
    founded: 2013,
    founder: 'Zoya Lakdawala',
    headquarters: 'Surat, Gujarat',
    socialLinks: {
      instagram: 'https://instagram.example/prahariva',
      linkedin: 'https://linkedin.example/company/prahariva',
    },
    distributors: [
      {
        name: 'Suraksha Systems',
        address: 'Ring Road, Surat, Gujarat',
        phone: '+91 00000 00000',
        email: 'sales@suraksha-systems.example',
      },
      {
        name: 'Safe Door Solutions',
        address: 'CG Road, Ahmedabad, Gujarat',
        phone: '+91 00000 00000',
        email: 'sales@safe-door-solutions.example',
      },
    ],
  },
]
