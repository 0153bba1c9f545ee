import type { MailTexts } from './fr'

export const nl: MailTexts = {
  greeting: 'Goedendag,',
  address: 'Werkt de knop niet? Kopieer dan dit adres in uw browser:',
  signature: (town) => `Het team van ${town}`,
  automatic: 'Dit bericht werd automatisch verstuurd. Antwoord er niet op.',
  registration: (town) => ({
    subject: `Bevestig uw adres – ${town}`,
    before: [
      `Welkom! Er rest nog één stap om uw account op het portaal van ${town} te openen: bevestigen dat dit adres van u is.`,
    ],
    button: 'Mijn adres bevestigen',
    code: 'Of voer deze code in op het portaal:',
    after: [
      'De link en de code zijn 24 uur geldig.',
      'Hebt u niets aangevraagd? Negeer dan dit bericht: er wordt geen account geopend.',
    ],
  }),
  known: (town) => ({
    subject: `U hebt al een account – ${town}`,
    before: [
      `Iemand, waarschijnlijk uzelf, wilde met dit adres een account openen op het portaal van ${town}. Er bestaat er al een: u hoeft zich alleen aan te melden.`,
    ],
    button: 'Aanmelden',
    after: [
      'Wachtwoord vergeten? Op de aanmeldpagina kunt u een nieuw kiezen.',
      'Was u dit niet? Dan hoeft u niets te doen: uw account is niet gewijzigd.',
    ],
  }),
  email: (town) => ({
    subject: `Bevestig uw nieuwe adres – ${town}`,
    before: [`U wilt dit adres gebruiken voor uw account op het portaal van ${town}.`],
    button: 'Mijn nieuwe adres bevestigen',
    code: 'Of voer deze code in op het portaal:',
    after: [
      'De link en de code zijn 24 uur geldig. Tot dan blijft uw huidige adres in gebruik.',
      'Hebt u niets aangevraagd? Negeer dan dit bericht: er verandert niets.',
    ],
  }),
  reset: (town) => ({
    subject: `Kies een nieuw wachtwoord – ${town}`,
    before: [`U hebt een nieuw wachtwoord gevraagd voor uw account op het portaal van ${town}.`],
    button: 'Een wachtwoord kiezen',
    code: 'Of voer deze code in op het portaal:',
    after: [
      'De link en de code zijn één uur geldig en werken maar één keer.',
      'Hebt u niets aangevraagd? Negeer dan dit bericht: uw wachtwoord blijft hetzelfde.',
    ],
  }),
  addressNotice: (town) => ({
    subject: `Het adres van uw account gaat veranderen – ${town}`,
    before: [
      `Voor uw account op het portaal van ${town} werd een nieuw adres gevraagd. Het vervangt dit adres zodra het bevestigd is. Was u dit zelf? Dan hoeft u niets te doen.`,
      'Was u dit niet? Maak de wijziging dan ongedaan, ook als ze al is doorgevoerd: uw account krijgt dit adres terug, alle toestellen worden afgemeld en u kiest een nieuw wachtwoord.',
    ],
    button: 'Wijziging ongedaan maken',
    code: 'Of voer deze code in op het portaal, onder ‘Wachtwoord vergeten’, ‘Mijn account terughalen’:',
    after: ['De link en de code zijn acht dagen geldig.'],
  }),
  passwordNotice: (town) => ({
    subject: `Uw wachtwoord is gewijzigd – ${town}`,
    before: [
      `Het wachtwoord van uw account op het portaal van ${town} werd zonet gewijzigd. Uw andere toestellen zijn afgemeld.`,
      'Was u dit niet? Kies dan meteen een nieuw wachtwoord.',
    ],
    button: 'Een wachtwoord kiezen',
    after: [],
  }),
}
