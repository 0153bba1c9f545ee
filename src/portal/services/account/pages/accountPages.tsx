import type { ReactNode } from 'react'
import type { AccountPath } from '../../../../../schemas/routes/accountPaths'
import type { RoutePage, RouteQueries } from '../../../location/Route'
import type { ShellTextKey } from '../../../texts/loadTexts'
import { accountTexts } from '../accountTexts'
import { AccountPage } from './AccountPage'
import { ConfirmationPage } from './ConfirmationPage'
import { DeletionPage } from './DeletionPage'
import { DevicesPage, sessionsQuery } from './DevicesPage'
import { EmailPage } from './EmailPage'
import { ForgottenPasswordPage } from './ForgottenPasswordPage'
import { NewPasswordPage } from './NewPasswordPage'
import { PasswordPage } from './PasswordPage'
import { ProfilePage } from './ProfilePage'
import { RegistrationPage } from './RegistrationPage'
import { RestorationPage } from './RestorationPage'
import { SignInPage } from './SignInPage'

type Page = RoutePage<RouteQueries, undefined>

const page = (title: ShellTextKey, Component: () => ReactNode): Page => ({
  data: () => undefined,
  head: (_, { shellText }) => ({ status: 200, title: shellText(title), kind: 'website' }),
  Component,
  texts: accountTexts,
})

/** The pages of accounts, by path. */
export const accountPages: { readonly [P in AccountPath]: Page } = {
  '/compte/connexion': page('signIn.title', SignInPage),
  '/compte/creer': page('registration.title', RegistrationPage),
  '/compte/confirmer': page('confirmation.title', ConfirmationPage),
  '/compte/mot-de-passe-oublie': page('forgotten.title', ForgottenPasswordPage),
  '/compte/mot-de-passe': page('newPassword.title', NewPasswordPage),
  '/compte/retablir': page('restoration.title', RestorationPage),
  '/compte': page('account.heading', AccountPage),
  '/compte/profil': page('profile.title', ProfilePage),
  '/compte/email': page('email.title', EmailPage),
  '/compte/changer-mot-de-passe': page('password.title', PasswordPage),
  '/compte/appareils': { ...page('devices.title', DevicesPage), queries: () => ({ sessions: sessionsQuery }) },
  '/compte/supprimer': page('deletion.title', DeletionPage),
}
