/** What a carousel is, for who hears the page. */
export const carouselRole = 'carousel'
