/** What the page of a service in a city says when the city does not have the service. */
export function notOffered(service: string, city: string) {
  return {
    title: `Not offered in ${city} yet`,
    text: `${service} is not offered in ${city} yet. Choose another city or another service.`,
  }
}
