import type { MailTexts } from './fr'

export const en: MailTexts = {
  greeting: 'Hello,',
  address: 'If the button does not work, copy this address into your browser:',
  signature: (town) => `The team of ${town}`,
  automatic: 'This message was sent automatically. Please do not reply to it.',
  registration: (town) => ({
    subject: `Confirm your address – ${town}`,
    before: [
      `Welcome! One step is left to open your account on the portal of ${town}: confirming that this address is yours.`,
    ],
    button: 'Confirm my address',
    code: 'Or enter this code on the portal:',
    after: [
      'The link and the code are valid for 24 hours.',
      'You did not ask for this? Ignore this message: no account will be opened.',
    ],
  }),
  known: (town) => ({
    subject: `You already have an account – ${town}`,
    before: [
      `Somebody, probably you, wanted to open an account on the portal of ${town} with this address. There is one already: just sign in.`,
    ],
    button: 'Sign in',
    after: [
      'Forgotten your password? You can choose a new one from the sign-in page.',
      'It was not you? There is nothing to do: your account has not changed.',
    ],
  }),
  email: (town) => ({
    subject: `Confirm your new address – ${town}`,
    before: [`You would like to use this address for your account on the portal of ${town}.`],
    button: 'Confirm my new address',
    code: 'Or enter this code on the portal:',
    after: [
      'The link and the code are valid for 24 hours. Until then your present address remains in use.',
      'You did not ask for this? Ignore this message: nothing will change.',
    ],
  }),
  reset: (town) => ({
    subject: `Choose a new password – ${town}`,
    before: [`You asked for a new password for your account on the portal of ${town}.`],
    button: 'Choose a password',
    code: 'Or enter this code on the portal:',
    after: [
      'The link and the code are valid for one hour and can be used once.',
      'You did not ask for this? Ignore this message: your password stays the same.',
    ],
  }),
  addressNotice: (town) => ({
    subject: `The address of your account is about to change – ${town}`,
    before: [
      `A new address was requested for your account on the portal of ${town}. It will replace this one as soon as it is confirmed. Was it you? There is nothing to do.`,
      'It was not you? Undo this change, even if it has been made already: your account gets this address back, all devices are signed out, and you choose a new password.',
    ],
    button: 'Undo the change',
    code: 'Or enter this code on the portal, under “Forgotten password”, “Take back my account”:',
    after: ['The link and the code are valid for eight days.'],
  }),
  passwordNotice: (town) => ({
    subject: `Your password was changed – ${town}`,
    before: [
      `The password of your account on the portal of ${town} was just changed. Your other devices were signed out.`,
      'It was not you? Choose a new password right away.',
    ],
    button: 'Choose a password',
    after: [],
  }),
}
