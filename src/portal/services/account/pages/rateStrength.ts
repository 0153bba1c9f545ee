/** Beginnings of common passwords in the languages of the portals. The server knows the whole passwords. */
const commonBeginnings =
  /^(?:azerty|qwert[yz]|motdepasse|mot de passe|bonjour|soleil|bienvenue|password|passwort|wachtwoord|welkom|willkommen|welcome|iloveyou|jetaime|admin|123456|654321|abcdef)/i

/** Minimum lengths of an acceptable, a fair and a strong password, in characters. Length counts more than variety. */
const [shortest, fairLength, strongLength] = [8, 11, 15]

export type Strength = 'short' | 'weak' | 'fair' | 'strong'

/** Rates how hard a password is to guess, for a hint while the visitor types. */
export function rateStrength(password: string): Strength {
  const characters = [...password.normalize('NFC')]
  if (characters.length < shortest) return 'short'
  const distinctCharacters = new Set(characters).size
  if (distinctCharacters <= 3 || (commonBeginnings.test(password) && characters.length < strongLength)) return 'weak'
  if (characters.length >= strongLength && distinctCharacters >= 6) return 'strong'
  return characters.length >= fairLength ? 'fair' : 'weak'
}
