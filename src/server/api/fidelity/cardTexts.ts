import type { FidelityCode, Locale } from '../../../../schemas'

type ByCode = { readonly [C in FidelityCode]: string }

/** What the form of a card says. */
export type CardTexts = {
  title: string
  /** An example of a title. */
  example: string
  /** What visitors choose a type by. */
  types: ByCode
  /** What the number of a type is called. */
  numbers: ByCode
}

export const cardTexts: Readonly<Record<Locale, CardTexts>> = {
  fr: {
    title: 'Nom de la carte',
    example: 'Boulangerie du Pont',
    types: {
      'ean-13': 'Code-barres avec 13 chiffres',
      'code-128': 'Autre code-barres',
      qr: 'Code QR',
      'ean-8': 'Code-barres avec 8 chiffres',
      none: 'Numéro sans code',
    },
    numbers: {
      'ean-13': 'Les 13 chiffres sous le code-barres',
      'code-128': 'Le numéro sous le code-barres',
      qr: 'Le texte ou l’adresse du code QR',
      'ean-8': 'Les 8 chiffres sous le code-barres',
      none: 'Le numéro de la carte',
    },
  },
  de: {
    title: 'Name der Karte',
    example: 'Bäckerei an der Brücke',
    types: {
      'ean-13': 'Strichcode mit 13 Ziffern',
      'code-128': 'Anderer Strichcode',
      qr: 'QR-Code',
      'ean-8': 'Strichcode mit 8 Ziffern',
      none: 'Nummer ohne Code',
    },
    numbers: {
      'ean-13': 'Die 13 Ziffern unter dem Strichcode',
      'code-128': 'Die Nummer unter dem Strichcode',
      qr: 'Der Text oder die Adresse des QR-Codes',
      'ean-8': 'Die 8 Ziffern unter dem Strichcode',
      none: 'Die Nummer der Karte',
    },
  },
  en: {
    title: 'Name of the card',
    example: 'Bakery at the bridge',
    types: {
      'ean-13': 'Barcode with 13 digits',
      'code-128': 'Another barcode',
      qr: 'QR code',
      'ean-8': 'Barcode with 8 digits',
      none: 'Number without a code',
    },
    numbers: {
      'ean-13': 'The 13 digits below the barcode',
      'code-128': 'The number below the barcode',
      qr: 'The text or address of the QR code',
      'ean-8': 'The 8 digits below the barcode',
      none: 'The number of the card',
    },
  },
  nl: {
    title: 'Naam van de kaart',
    example: 'Bakkerij aan de brug',
    types: {
      'ean-13': 'Streepjescode met 13 cijfers',
      'code-128': 'Andere streepjescode',
      qr: 'QR-code',
      'ean-8': 'Streepjescode met 8 cijfers',
      none: 'Nummer zonder code',
    },
    numbers: {
      'ean-13': 'De 13 cijfers onder de streepjescode',
      'code-128': 'Het nummer onder de streepjescode',
      qr: 'De tekst of het adres van de QR-code',
      'ean-8': 'De 8 cijfers onder de streepjescode',
      none: 'Het nummer van de kaart',
    },
  },
}
