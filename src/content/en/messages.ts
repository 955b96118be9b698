/** Messages about missing pages, errors and successes, worded by the product's catalogue. */
export const messages = {
  errors: {
    sessionExpired: 'Session expired. Please login again.',
    server: 'Server error. Please try again later.',
    /** A server error of one call; `call` describes the call. */
    serverAt: (call: string) => `${call}. Server error. Please try again later.`,
    unknown: 'An error occurred.',
    unavailable: 'The service is not available right now.',
    listMissing: 'This list is not available at the moment. Please try again later.',
    busy: 'Many people are asking at the moment. Please try again in a minute.',
    searches: 'Too many searches came from your connection. Please wait a minute and search again.',
    categories: 'Failed to fetch categories',
    cities: 'Failed to fetch cities',
    states: 'Failed to fetch states',
    brands: 'Failed to fetch brands',
    blogs: 'Failed to fetch all blogs',
    providers: 'Failed to fetch professionals',
  },
  brand: {
    noInformation: 'Brand information not available',
    noDistributors: 'No distributor information available.',
  },
  location: {
    select: 'Select Location',
    /** Announced by screen readers when the city changes. */
    changed: (city: string) => `Your city is ${city}.`,
  },
  notFound: {
    /** Heading of the services on a page that does not exist. */
    services: 'Or choose a service',
    service: {
      title: 'Service Not Found',
      text: "The requested service doesn't exist or has been removed.",
    },
    job: { title: 'Job Not Found', text: "The requested job doesn't exist or is no longer offered." },
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
    professionals: {
      title: 'No professionals are listed here',
      text: 'There is no such list. All services are on one page.',
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
  /** For a page that was removed for good. */
  gone: {
    provider: {
      title: 'Profile withdrawn',
      text: 'This professional is no longer listed here.',
      others: 'See other professionals',
    },
  },
  /** Shown above the cities with a service that the page's place lacks. */
  elsewhere: 'Where it is offered',
  /** For a page with data that could not be read. */
  failedPage: { title: 'This page could not be shown' },
  actions: {
    backToHome: 'Back to Home',
    returnToHome: 'Return to Home',
    backToBlog: 'Back to Blog',
    browseAll: 'Browse All Services',
    bookService: 'Book a Service',
    callBack: 'Ask for a call back',
    learnMore: 'Learn More',
    viewProfile: 'View Profile',
    tryAgain: 'Try again',
    tryingAgain: 'Trying again...',
  },
} as const
