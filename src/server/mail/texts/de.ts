import type { MailTexts } from './fr'

export const de: MailTexts = {
  greeting: 'Guten Tag!',
  address: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  signature: (town) => `Das Team von ${town}`,
  automatic: 'Diese Nachricht wurde automatisch versandt. Bitte antworten Sie nicht darauf.',
  registration: (town) => ({
    subject: `Bestätigen Sie Ihre Adresse – ${town}`,
    before: [
      `Willkommen! Um Ihr Konto auf dem Portal von ${town} zu eröffnen, fehlt nur noch ein Schritt: Bestätigen Sie, dass diese Adresse Ihnen gehört.`,
    ],
    button: 'Meine Adresse bestätigen',
    code: 'Oder geben Sie diesen Code auf dem Portal ein:',
    after: [
      'Der Link und der Code gelten 24 Stunden.',
      'Sie haben nichts angefordert? Dann beachten Sie diese Nachricht nicht weiter: Es wird kein Konto eröffnet.',
    ],
  }),
  known: (town) => ({
    subject: `Sie haben bereits ein Konto – ${town}`,
    before: [
      `Jemand, wahrscheinlich Sie, wollte mit dieser Adresse ein Konto auf dem Portal von ${town} eröffnen. Es gibt bereits eines: Melden Sie sich einfach an.`,
    ],
    button: 'Anmelden',
    after: [
      'Passwort vergessen? Auf der Anmeldeseite können Sie ein neues wählen.',
      'Das waren nicht Sie? Sie brauchen nichts zu tun: Ihr Konto ist unverändert.',
    ],
  }),
  email: (town) => ({
    subject: `Bestätigen Sie Ihre neue Adresse – ${town}`,
    before: [`Sie möchten diese Adresse für Ihr Konto auf dem Portal von ${town} verwenden.`],
    button: 'Meine neue Adresse bestätigen',
    code: 'Oder geben Sie diesen Code auf dem Portal ein:',
    after: [
      'Der Link und der Code gelten 24 Stunden. Bis dahin bleibt Ihre bisherige Adresse in Gebrauch.',
      'Sie haben nichts angefordert? Dann beachten Sie diese Nachricht nicht weiter: Es ändert sich nichts.',
    ],
  }),
  reset: (town) => ({
    subject: `Wählen Sie ein neues Passwort – ${town}`,
    before: [`Sie haben ein neues Passwort für Ihr Konto auf dem Portal von ${town} angefordert.`],
    button: 'Passwort wählen',
    code: 'Oder geben Sie diesen Code auf dem Portal ein:',
    after: [
      'Der Link und der Code gelten eine Stunde lang und lassen sich nur einmal verwenden.',
      'Sie haben nichts angefordert? Dann beachten Sie diese Nachricht nicht weiter: Ihr Passwort bleibt unverändert.',
    ],
  }),
  addressNotice: (town) => ({
    subject: `Die Adresse Ihres Kontos wird geändert – ${town}`,
    before: [
      `Für Ihr Konto auf dem Portal von ${town} wurde eine neue Adresse angefordert. Sie ersetzt diese Adresse, sobald sie bestätigt ist. Das waren Sie? Dann brauchen Sie nichts zu tun.`,
      'Das waren nicht Sie? Machen Sie die Änderung rückgängig, auch wenn sie schon erfolgt ist: Ihr Konto erhält diese Adresse zurück, alle Geräte werden abgemeldet und Sie wählen ein neues Passwort.',
    ],
    button: 'Änderung rückgängig machen',
    code: 'Oder geben Sie diesen Code auf dem Portal unter „Passwort vergessen“, „Mein Konto zurückholen“ ein:',
    after: ['Der Link und der Code gelten acht Tage.'],
  }),
  passwordNotice: (town) => ({
    subject: `Ihr Passwort wurde geändert – ${town}`,
    before: [
      `Das Passwort Ihres Kontos auf dem Portal von ${town} wurde soeben geändert. Ihre anderen Geräte wurden abgemeldet.`,
      'Das waren nicht Sie? Wählen Sie umgehend ein neues Passwort.',
    ],
    button: 'Passwort wählen',
    after: [],
  }),
}
