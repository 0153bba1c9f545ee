/** Beginnings of what is tried first, in the languages of the portals. The server knows the whole passwords. */
const common =
  /^(?:azerty|qwert[yz]|motdepasse|mot de passe|bonjour|soleil|bienvenue|password|passwort|wachtwoord|welkom|willkommen|welcome|iloveyou|jetaime|admin|123456|654321|abcdef)/i

/** Lengths from which a password is fair and strong, in characters. Length counts more than what it is made of. */
const [shortest, fairLength, strongLength] = [8, 11, 15]

export type Strength = 'short' | 'weak' | 'fair' | 'strong'

/** How hard a password is to guess, for a hint while it is typed. */
export function rateStrength(password: string): Strength {
  const characters = [...password.normalize('NFC')]
  if (characters.length < shortest) return 'short'
  const different = new Set(characters).size
  if (different <= 3 || (common.test(password) && characters.length < strongLength)) return 'weak'
  if (characters.length >= strongLength && different >= 6) return 'strong'
  return characters.length >= fairLength ? 'fair' : 'weak'
}
