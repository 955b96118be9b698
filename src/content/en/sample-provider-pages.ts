import { sampleProviders } from './sample-providers.ts'

/** Strings of the sample providers' profiles beyond their cards, by id. */
export const samplePageStrings = {
  'mahesh-patil': {
    about: [
      'I learnt the trade from my uncle in Ratnagiri and have worked in Mumbai flats since 2012. Most of my days go into leaks: under sinks, behind tiles, on terraces where the tank line meets the parapet.',
      'I look first and open walls last. You get the old washer or joint in your hand, the price before I start and a dry floor when I leave.',
    ],
    gallery: {
      'sink-leak': 'Leak under a kitchen sink, sealed',
      'riser-joint': 'New joint on a bathroom supply line',
      'tank-line': 'Terrace tank, connected anew',
    },
    reviews: {
      'mp-1': { user: 'Sunita Kulkarni', comment: sampleProviders['mahesh-patil'].quote },
      'mp-2': {
        user: 'Joseph Fernandes',
        comment: 'Came at the promised hour, told me the price first and wiped the floor afterwards.',
      },
      'mp-3': {
        user: 'Reshma Khan',
        comment: 'Good, careful work on the flush tank. He had to go back once for a part of the right size.',
      },
      'mp-4': {
        user: 'Vivek Nair',
        comment:
          'Two other plumbers wanted to change the whole line. Mahesh changed one elbow and it has held.',
      },
      'mp-5': {
        user: 'Bhavna Shah',
        comment: 'Patient with my father, who had many questions. He answered every one of them.',
      },
      'mp-6': {
        user: 'Omkar Sawant',
        comment: 'He has looked after the taps of our whole building wing for a year now. No complaints.',
      },
    },
  },
  'anitha-rao': {
    about: [
      'After an ITI course in electrical work I spent four years on building sites and seven in homes. Old wiring is my speciality: I test before I touch, and I label the distribution board so that the next person need not guess.',
      'I carry an insulation tester and an earth tester to every visit. If something can wait, I say so; if it cannot, I show you the reading.',
    ],
    gallery: {
      'kitchen-points': 'New 16-ampere points in a kitchen',
      'quiet-fan': 'Bedroom fan, running quietly again',
      'child-safe': 'Shuttered sockets in a nursery',
    },
    reviews: {
      'ar-1': { user: 'Meghana Hegde', comment: sampleProviders['anitha-rao'].quote },
      'ar-2': { user: 'Karthik Subramaniam', comment: 'Fan noise gone, regulator replaced, bill as quoted.' },
      'ar-3': {
        user: 'Nazia Pasha',
        comment: 'Fitted shuttered sockets before our baby started to crawl. Tidy and quick.',
      },
      'ar-4': {
        user: 'Prakash Gowda',
        comment: 'Very good work. She reached half an hour late because of the rain, but called ahead.',
      },
      'ar-5': {
        user: 'Tara Kamath',
        comment: 'Explained the earth reading in words that I understood. I wish I had called her earlier.',
      },
      'ar-6': {
        user: 'Rohit Agarwal',
        comment: 'Moved three points and left no dust behind. The new plates line up perfectly.',
      },
      'ar-7': {
        user: 'Shanthi Murthy',
        comment: 'My inverter is connected properly at last. She tested it twice before leaving.',
      },
    },
  },
  'imran-shaikh': {
    about: [
      'I trained in refrigeration and air conditioning at an ITI in Pune and have serviced split and window units ever since. I measure the pressure and the air temperature before and after, and write both on the bill.',
      'Gas does not get used up. If it is low, there is a leak, and I look for it before I refill.',
    ],
    gallery: {
      'before-summer': 'Split unit cleaned before summer',
      'gas-check': 'Pressure check before a refill',
      'outdoor-unit': 'Outdoor coil washed on a terrace',
    },
    reviews: {
      'is-1': { user: 'Gauri Deshpande', comment: sampleProviders['imran-shaikh'].quote },
      'is-2': {
        user: 'Samuel Pereira',
        comment: 'Knows his job. A second visit was needed for the fan motor, which he did not charge for.',
      },
      'is-3': {
        user: 'Pooja Bhosale',
        comment: 'Wrote the temperatures before and after on the bill. I have never seen that done.',
      },
      'is-4': {
        user: 'Aditya Rane',
        comment: 'Moved two units to our new flat and refilled nothing that did not need it.',
      },
      'is-5': {
        user: 'Kavita Thakur',
        comment: 'Clean work and fair price. Summer slots fill fast, so book early.',
      },
    },
  },
} as const
