/** Unguessable text: that many random bytes in base64. */
export function randomText(bytes: number): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))))
}
