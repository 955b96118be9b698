/** Days after a visit in which a customer can ask for a second one. All texts and all jobs state it. */
export const GUARANTEE_DAYS = 7
