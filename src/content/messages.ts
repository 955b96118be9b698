/** What the site says when something is missing, wrong or done: the wording is fixed by the product's catalogue. */
export const messages = {
  errors: {
    sessionExpired: 'Session expired. Please login again.',
    server: 'Server error. Please try again later.',
    unknown: 'An error occurred.',
    unavailable: 'The service is not available right now.',
    listMissing: 'This list is not available at the moment. Please try again later.',
    busy: 'Many people are asking at the moment. Please try again in a minute.',
    categories: 'Failed to fetch categories',
    cities: 'Failed to fetch cities',
    states: 'Failed to fetch states',
    brands: 'Failed to fetch brands',
    blogs: 'Failed to fetch all blogs',
    appLinks: 'Failed to fetch app links',
    providers: 'Failed to fetch professionals',
    webVitals: 'The figures cannot be read at the moment.',
  },
  contact: {
    name: 'Name must be at least 2 characters.',
    longName: (most: number) => `Name must be at most ${most} characters.`,
    email: 'Please enter a valid email address.',
    phone: 'Please enter a valid phone number.',
    message: 'Message must be at least 10 characters.',
    longMessage: (most: number) => `Message must be at most ${most} characters.`,
    submit: 'Submit',
    submitting: 'Submitting...',
    failed: 'Failed to submit contact us',
    rejected: 'Failed to submit contact form. Please try again.',
    success: "Thank you for your message. We'll get back to you soon!",
  },
  location: {
    select: 'Select Location',
    current: 'Current',
    useCurrent: 'Use Current Location',
    detecting: 'Detecting...',
    unsupported: 'Geolocation is not supported by this browser.',
    refused: 'Your browser keeps your location to itself. Please choose your city from the list.',
    unanswered:
      'Your location is not known yet. Please choose your city from the list, or answer your browser’s question and try again.',
    noCities: (search: string) => `No cities found matching "${search}"`,
    /** Read aloud when the city changes. */
    changed: (city: string) => `Your city is ${city}.`,
  },
  search: {
    placeholder: 'Search for any service or expert...',
    results: (count: number, query: string) =>
      `${count} ${count === 1 ? 'result' : 'results'} for "${query}"`,
    noResults: (query: string) => `No results found for "${query}"`,
    hint: 'Try different keywords, or look through everything we do.',
    browseAll: 'Browse All Services',
  },
  brand: {
    noInformation: 'Brand information not available',
    noDistributors: 'No distributor information available.',
  },
  notFound: {
    service: {
      title: 'Service Not Found',
      text: "The requested service doesn't exist or has been removed.",
    },
    city: {
      title: 'City Not Found',
      text: "The requested city doesn't exist in our service area yet.",
    },
    state: {
      title: 'State Not Found',
      text: "The requested state doesn't exist in our service area yet.",
    },
    stateService: {
      title: 'Page Not Found',
      text: "The requested state or service doesn't exist.",
    },
    cityService: {
      title: 'Page Not Found',
      text: "The requested city or service doesn't exist.",
    },
    stateCityService: {
      title: 'Page Not Found',
      text: "The requested location or service combination doesn't exist.",
    },
    provider: {
      title: 'Provider Not Found',
      text: "The requested provider doesn't exist or has left the marketplace.",
    },
    brand: {
      title: 'Brand Not Found',
      text: 'Brand information not available',
    },
    post: {
      title: 'Blog Post Not Found',
      text: "The blog post you're looking for doesn't exist.",
    },
    page: {
      title: 'Oops! Page not found',
      text: 'The address may be mistyped, or the page may have moved.',
    },
  },
  /** For a page that was there once, and that nobody is to look for any more. */
  gone: {
    provider: {
      title: 'Profile withdrawn',
      text: 'This professional is no longer listed here.',
      others: 'See other professionals',
    },
  },
  /** Above the cities that have a service which the place of a page does not have. */
  elsewhere: 'Where you can book it',
  /** For a page whose data could not be read. */
  failedPage: { title: 'This page could not be shown' },
  actions: {
    backToHome: 'Back to Home',
    returnToHome: 'Return to Home',
    backToBlog: 'Back to Blog',
    bookService: 'Book a Service',
    learnMore: 'Learn More',
    viewProfile: 'View Profile',
  },
} as const
