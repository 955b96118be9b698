/** Stand in for a picture that the data does not have or that does not load. */
export const SERVICE_FALLBACK = '/images/services/full-home-cleaning.svg'
export const CITY_FALLBACK = '/images/promos/guarantee.svg'
