/** Texts of a mail: subject, paragraphs before and after the button, and the button. */
export type MailWords = {
  subject: string
  before: readonly string[]
  button?: string
  /** Sentence before the code. */
  code?: string
  after: readonly string[]
}

/** Texts of every mail. `town` is the name of the town. */
export type MailTexts = {
  greeting: string
  /** Sentence before the URL of the button, for mail programs without HTML. */
  address: string
  signature: (town: string) => string
  automatic: string
  registration: (town: string) => MailWords
  known: (town: string) => MailWords
  email: (town: string) => MailWords
  reset: (town: string) => MailWords
  addressNotice: (town: string) => MailWords
  passwordNotice: (town: string) => MailWords
}

export const fr: MailTexts = {
  greeting: 'Bonjour,',
  address: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  signature: (town) => `L’équipe de ${town}`,
  automatic: 'Ce message est envoyé automatiquement. Merci de ne pas y répondre.',
  registration: (town) => ({
    subject: `Confirmez votre adresse – ${town}`,
    before: [
      `Bienvenue ! Il reste une étape pour ouvrir votre compte sur le portail de ${town} : confirmer que cette adresse est bien la vôtre.`,
    ],
    button: 'Confirmer mon adresse',
    code: 'Ou saisissez ce code sur le portail :',
    after: [
      'Le lien et le code sont valables 24 heures.',
      'Vous n’avez rien demandé ? Ignorez ce message : aucun compte ne sera ouvert.',
    ],
  }),
  known: (town) => ({
    subject: `Vous avez déjà un compte – ${town}`,
    before: [
      `Quelqu’un, sans doute vous, a voulu ouvrir un compte sur le portail de ${town} avec cette adresse. Un compte existe déjà : il vous suffit de vous connecter.`,
    ],
    button: 'Me connecter',
    after: [
      'Mot de passe oublié ? La page de connexion vous permet d’en choisir un nouveau.',
      'Ce n’était pas vous ? Vous n’avez rien à faire : votre compte n’a pas changé.',
    ],
  }),
  email: (town) => ({
    subject: `Confirmez votre nouvelle adresse – ${town}`,
    before: [`Vous souhaitez utiliser cette adresse pour votre compte sur le portail de ${town}.`],
    button: 'Confirmer ma nouvelle adresse',
    code: 'Ou saisissez ce code sur le portail :',
    after: [
      'Le lien et le code sont valables 24 heures. D’ici là, votre adresse actuelle reste en usage.',
      'Vous n’avez rien demandé ? Ignorez ce message : rien ne changera.',
    ],
  }),
  reset: (town) => ({
    subject: `Choisissez un nouveau mot de passe – ${town}`,
    before: [`Vous avez demandé un nouveau mot de passe pour votre compte sur le portail de ${town}.`],
    button: 'Choisir un mot de passe',
    code: 'Ou saisissez ce code sur le portail :',
    after: [
      'Le lien et le code sont valables une heure et ne servent qu’une fois.',
      'Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe ne change pas.',
    ],
  }),
  addressNotice: (town) => ({
    subject: `L’adresse de votre compte va changer – ${town}`,
    before: [
      `Une nouvelle adresse a été demandée pour votre compte sur le portail de ${town}. Elle remplacera celle-ci dès qu’elle sera confirmée. C’était vous ? Vous n’avez rien à faire.`,
      'Ce n’était pas vous ? Annulez ce changement, même s’il est déjà fait : votre compte retrouve cette adresse, tous les appareils sont déconnectés et vous choisissez un nouveau mot de passe.',
    ],
    button: 'Annuler le changement',
    code: 'Ou saisissez ce code sur le portail, sous « Mot de passe oublié », « Reprendre mon compte » :',
    after: ['Le lien et le code sont valables huit jours.'],
  }),
  passwordNotice: (town) => ({
    subject: `Votre mot de passe a changé – ${town}`,
    before: [
      `Le mot de passe de votre compte sur le portail de ${town} vient d’être changé. Les autres appareils ont été déconnectés.`,
      'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe.',
    ],
    button: 'Choisir un mot de passe',
    after: [],
  }),
}
