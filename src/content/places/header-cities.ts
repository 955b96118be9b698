/** A city of the location dialog; the coordinates find the one nearest to the visitor. */
export type HeaderCity = { id: string; title: string; latitude: number; longitude: number }

/** The twelve cities of the location dialog, in the order of specification section 9. */
export const headerCities: Array<HeaderCity> = [
  { id: 'mumbai', title: 'Mumbai', latitude: 19.076, longitude: 72.8777 },
  { id: 'delhi', title: 'Delhi', latitude: 28.6519, longitude: 77.2315 },
  { id: 'bangalore', title: 'Bangalore', latitude: 12.9716, longitude: 77.5946 },
  { id: 'hyderabad', title: 'Hyderabad', latitude: 17.385, longitude: 78.4867 },
  { id: 'chennai', title: 'Chennai', latitude: 13.0827, longitude: 80.2707 },
  { id: 'kolkata', title: 'Kolkata', latitude: 22.5726, longitude: 88.3639 },
  { id: 'pune', title: 'Pune', latitude: 18.5204, longitude: 73.8567 },
  { id: 'ahmedabad', title: 'Ahmedabad', latitude: 23.0225, longitude: 72.5714 },
  { id: 'jaipur', title: 'Jaipur', latitude: 26.9124, longitude: 75.7873 },
  { id: 'lucknow', title: 'Lucknow', latitude: 26.8467, longitude: 80.9462 },
  { id: 'kanpur', title: 'Kanpur', latitude: 26.4499, longitude: 80.3319 },
  { id: 'nagpur', title: 'Nagpur', latitude: 21.1458, longitude: 79.0882 },
]
