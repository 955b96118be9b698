export function CategoryNotFound() {
  return <h1>CategoryNotFound</h1>
}
