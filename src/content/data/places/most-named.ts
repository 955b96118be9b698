/** How many cities, and how many services, the descriptions of places name at most. */
export const MOST_NAMES = 5
export const MOST_SERVICES = 4
