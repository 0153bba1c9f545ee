import type { MailTexts } from './mailTexts'

/** The mails about accounts. */
export const mailNames = ['registration', 'known', 'email', 'reset', 'addressNotice', 'passwordNotice'] as const

export type MailName = (typeof mailNames)[number]

/** Texts of a mail: subject, paragraphs before and after the button, and the button. */
export type MailWords = {
  subject: string
  before: readonly string[]
  button: string
  /** Sentence before the code. */
  code?: string
  after: readonly string[]
}

type TextKey = Parameters<MailTexts>[0]

/** The texts around the button of each mail. */
const parts: { readonly [M in MailName]: { before: readonly TextKey[]; code?: TextKey; after: readonly TextKey[] } } = {
  registration: {
    before: ['registration.welcome'],
    code: 'registration.code',
    after: ['registration.lifetime', 'registration.ignore'],
  },
  known: { before: ['known.attempt'], after: ['known.forgotten', 'known.notYou'] },
  email: { before: ['email.wish'], code: 'email.code', after: ['email.lifetime', 'email.ignore'] },
  reset: { before: ['reset.wish'], code: 'reset.code', after: ['reset.lifetime', 'reset.ignore'] },
  addressNotice: {
    before: ['addressNotice.change', 'addressNotice.notYou'],
    code: 'addressNotice.code',
    after: ['addressNotice.lifetime'],
  },
  passwordNotice: { before: ['passwordNotice.change', 'passwordNotice.notYou'], after: [] },
}

/** Returns the texts of a mail. `town` is the name of the town. */
export function mailWords(name: MailName, texts: MailTexts, town: string): MailWords {
  const { before, code, after } = parts[name]
  const write = (key: TextKey) => texts(key, { town })
  return {
    subject: write(`${name}.subject`),
    before: before.map(write),
    button: write(`${name}.button`),
    ...(code && { code: write(code) }),
    after: after.map(write),
  }
}
