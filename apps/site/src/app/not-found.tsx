/** For a route that calls `notFound()`; unknown addresses have a document of their own, `global-not-found.tsx`. */
export default function NotFound() {
  return <h1>404</h1>
}
