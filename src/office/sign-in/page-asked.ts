/** Where a sign-in leads on to: the page that was asked for, and never out of the office. */

/** `typed` stands in the address, so anybody may have written it; a path below /office. */
export function pageAsked(typed: string | null): string {
  return typed !== null && /^\/(?![/\\])/.test(typed) && !/^\/(?:sign-in|welcome)\b/.test(typed) ? typed : '/'
}
