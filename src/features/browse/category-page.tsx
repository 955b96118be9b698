export function CategoryPage({ id, city }: { id: string; city?: { id: string; title: string } }) {
  return (
    <h1>
      {id} {city?.title}
    </h1>
  )
}
