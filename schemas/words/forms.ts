type Form = readonly [key: string, example?: string]

/** Formats of the contract and its most frequent patterns: the key of their words, and an example. */
const forms: Readonly<Record<string, Form>> = {
  date: ['date', '2026-05-31'],
  'date-time': ['date-time', '2026-05-31T19:30:00+02:00'],
  'time-zone': ['time-zone', 'Europe/Brussels'],
  color: ['color', '#1d4e89'],
  url: ['url', '/contenu/voirie'],
  path: ['path', '/contenu/voirie'],
  'https-url': ['https-url'],
  'image-source': ['image-source', 'marche.jpg'],
  '^#[0-9a-f]{6}$': ['color', '#1d4e89'],
  '^\\d{4}-(?:0[1-9]|1[0-2])$': ['month', '2026-12'],
  '^(?:[01]\\d|2[0-3]):[0-5]\\d$': ['time', '08:30'],
  '^\\d{5}\\.\\d{3}$': ['code', '01234.567'],
  '^[0-9]{5}\\.[0-9]{3}$': ['code', '01234.567'],
}

/** The words for a format or a pattern; undefined for a pattern that is its only description. */
export const formOf = (format: string): Form | undefined =>
  /^\^\[A-Za-z0-9\]\[A-Za-z0-9_-\](?:\*|\{0,\d+\})\$$/.test(format) ? ['name'] : forms[format]

/** What `explainSyntax` expected, in its English words: the key of the words, and the marks that they name. */
export const expectations: Readonly<Record<string, readonly [key: string, ...marks: string[]]>> = {
  'a value': ['value'],
  "a value or ']'": ['first item', ']'],
  "a property name in double quotes or '}'": ['first name', '}'],
  'a property name in double quotes': ['name'],
  "':' after the property name": ['colon', ':'],
  "',' or '}'": ['next member', ',', '}'],
  "',' or ']'": ['next item', ',', ']'],
  'the end of the document': ['end'],
  'a valid string': ['valid string'],
}
