/** Strings of further cities with texts of their own. */
export const furtherCityStrings = {
  jaipur: {
    intro:
      'Bazaars and havelis inside the pink walls, planned colonies such as Mansarovar and Malviya Nagar, and new flats towards Jagatpura: Jaipur homes face dry heat, dust and hard water. Find a professional who works in your part of the city.',
    climate:
      'Summers in Jaipur are long and dry, with dust storms before the rains; the monsoon is short, and winter nights are cold.',
    needs: [
      {
        title: 'Dust on coils and filters',
        text: 'Dust from dry winds settles on AC filters and outdoor coils and takes away the cooling. A service before the heat, and rinsed filters in between, keep the unit from working twice as hard.',
      },
      {
        title: 'Scale from hard water',
        text: 'Much of the groundwater is hard. It leaves scale in geysers, mixers and shower heads, so taps drip and heaters slow down. Descaling and fresh washers cost less than new fittings.',
      },
      {
        title: 'Walls under a strong sun',
        text: 'Sun and hot wind fade outer paint and open fine cracks in plaster. Filling them and a coat made for outside, in the cool months, keep the next rain out of the wall.',
      },
    ],
    seoDescription:
      'Plumbers, electricians, AC technicians, painters and cleaners for homes in Jaipur, from Bani Park to Jagatpura. Book in the app.',
  },
  lucknow: {
    intro:
      'From the lanes of Chowk and the shops of Hazratganj to the sectors of Gomti Nagar and Jankipuram, Lucknow has old houses with thick walls and new flats with lifts. Find a professional for either.',
    climate:
      'Hot, dry winds blow through Lucknow in May and June, the monsoon is humid, and winter mornings are cold and often foggy.',
    needs: [
      {
        title: 'Cooling before the loo',
        text: 'The hot wind of May and June leaves no time for repairs. Have the AC serviced and the cooler pump tried in March, while appointments are easy to get.',
      },
      {
        title: 'Steady light on hot evenings',
        text: 'When every home cools at once, voltage drops and cuts are felt most. A healthy inverter battery, a tight neutral and a tested breaker keep fans and lights going.',
      },
      {
        title: 'Hot water on foggy mornings',
        text: 'A geyser that stood still all summer often trips on the first cold morning. A check of element, thermostat and earthing before winter saves a day without hot water.',
      },
    ],
    seoDescription:
      'Electricians, plumbers, AC technicians, appliance repair and cleaners for homes in Lucknow, from Aliganj to Gomti Nagar. Book in the app.',
  },
  kanpur: {
    intro:
      'Kanpur grew with its mills and tanneries along the Ganga, and its homes range from old houses around Civil Lines and Arya Nagar to new towers in Kalyanpur. Find a professional who works near you.',
    climate: 'Kanpur has hot, dry summers with the loo, a humid monsoon and winters with cold, foggy weeks.',
    needs: [
      {
        title: 'Old wiring, new machines',
        text: 'Wiring that was laid for fans and bulbs now feeds ACs and geysers. A look at cables, joints and earthing shows what can stay and what should be replaced before it heats up.',
      },
      {
        title: 'Dust and soot indoors',
        text: 'Traffic, workshops and dry wind leave a grey film on windows, fans and kitchen walls. A deep clean once or twice a year reaches what daily sweeping does not.',
      },
      {
        title: 'Pipes that have served long',
        text: 'Iron pipes in older houses rust from inside: pressure falls, water turns brown, joints weep. Replacing a worn stretch is cheaper than opening the wall after a burst.',
      },
    ],
    seoDescription:
      'Electricians, plumbers, cleaners, painters and AC technicians for homes in Kanpur, from Arya Nagar to Kalyanpur. Book in the app.',
  },
  patna: {
    intro:
      'Patna stretches along the south bank of the Ganga, from the old lanes of Patna City to Bailey Road and Danapur. Homes here live with river damp, heavy rain and hot summers. Find help close by.',
    climate:
      'Patna has hot summers, a strong monsoon from June to September and cool winters with fog near the river.',
    needs: [
      {
        title: 'Damp after heavy rain',
        text: 'Parts of the city are low, and water stands after a strong spell. Sealed plinths, clear roof outlets and treated damp walls keep it from climbing into rooms.',
      },
      {
        title: 'Mosquitoes and termites',
        text: 'Standing water breeds mosquitoes, and damp wood and soil bring termites. A treatment around the house and a check of door frames after the rains stop both early.',
      },
      {
        title: 'A supply that can vary',
        text: 'A stabiliser that fits, a tight main switch and a cared-for inverter battery protect the fridge and the pump when the voltage swings on summer evenings.',
      },
    ],
    seoDescription:
      'Electricians, plumbers, pest control and AC repair for homes in Patna, from Patna City to Danapur. Book in the app.',
  },
  indore: {
    intro:
      'Around Rajwada the houses stand wall to wall; towards Vijay Nagar, Nipania and Scheme 78 the new Indore is built in townships and towers. Find a professional who knows both.',
    climate:
      'Indore lies on the Malwa plateau: dry heat until June, a monsoon of steady spells, and mild days with cool nights in winter.',
    needs: [
      {
        title: 'Cracks from black soil',
        text: 'The black soil of Malwa swells in the rain and shrinks in the heat, and walls and floors on it crack. Cracks that are filled and sealed in the dry season do not lead water inside.',
      },
      {
        title: 'Tanks, pumps and lines',
        text: 'Water reaches homes from the Narmada, from borewells and from tankers. Clean tanks, a working float valve and a dry pump joint keep it from being lost on the way.',
      },
      {
        title: 'Cooling for April and May',
        text: 'Dry heat comes early on the plateau. A cleaned coil and a checked drain before April mean that the AC cools from the first hot week.',
      },
    ],
    seoDescription:
      'Plumbers, electricians, AC technicians and cleaners for homes in Indore, from Rajwada to Vijay Nagar. Book in the app.',
  },
  bhopal: {
    intro:
      'Bhopal is built around its lakes, with the old city on one side and Arera Colony, MP Nagar and Kolar Road on the hills of the other. Find a professional for a house by the water or a flat on the slope.',
    climate:
      'Bhopal is hot and dry until the middle of June, gets most of its rain by September, and has cool, clear winters.',
    needs: [
      {
        title: 'Roofs before the monsoon',
        text: 'Flat roofs and parapets take the whole rain of the season. Joints, outlets and the coating are best repaired in May, while the concrete is dry.',
      },
      {
        title: 'Damp walls after the rains',
        text: 'Moisture that came in with the rain shows as bubbles and salt on the paint. Find where it enters, let the wall dry, then paint: a coat over damp plaster peels.',
      },
      {
        title: 'Mosquitoes near lakes and gardens',
        text: 'Water and green mean insects. Nets that close, drains that run and a treatment after the rains keep the evenings on the balcony pleasant.',
      },
    ],
    seoDescription:
      'Plumbers, electricians, painters and pest control for homes in Bhopal, from Arera Colony to Kolar Road. Book in the app.',
  },
} as const
