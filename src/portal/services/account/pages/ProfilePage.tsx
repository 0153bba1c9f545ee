import { NativeSelect } from '../../../../../renderer/inputs/choice/NativeSelect'
import { tickClass } from '../../../../../renderer/parts/Choice'
import { localeNames, localesOf } from '../../../session/locales'
import { useSession, useVisitor } from '../../../session/Session'
import { AccountFrame } from '../AccountFrame'
import styles from '../account.module.css'
import { AccountForm, useFormField } from '../form/AccountForm'
import { PictureField } from '../form/PictureField'
import { describedBy, FieldFrame, TextField } from '../form/TextField'

/** Changes the names, the picture and the e-mail language of the account. */
export function ProfilePage() {
  const { shellText: text } = useSession()
  const account = useVisitor('account')
  if (!account) return null
  const { firstName, lastName, locale, picture } = account
  return (
    <AccountFrame title={text('profile.title')}>
      <AccountForm name="profile" submitLabel={text('profile.submit')} hasFile>
        <PictureField account={account} />
        {picture && (
          <label className={styles.check}>
            <input type="checkbox" className={tickClass} name="removePicture" value="1" />
            {text('profile.removePicture')}
          </label>
        )}
        <TextField
          name="firstName"
          label={text('field.firstName')}
          autoComplete="given-name"
          minLength={2}
          initial={firstName}
        />
        <TextField
          name="lastName"
          label={text('field.lastName')}
          autoComplete="family-name"
          minLength={2}
          initial={lastName}
        />
        <LanguageField initial={locale} />
      </AccountForm>
    </AccountFrame>
  )
}

function LanguageField({ initial }: { initial: string }) {
  const { portal, shellText: text } = useSession()
  const { id, value, problem } = useFormField('locale')
  const locales = localesOf(portal)
  const hint = text('profile.languageHint')
  return (
    <FieldFrame id={id} label={text('field.language')} hint={hint} problem={problem}>
      <NativeSelect
        id={id}
        name="locale"
        defaultValue={value ?? initial}
        aria-describedby={describedBy(id, hint, problem)}
      >
        {locales.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {localeNames[locale]}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}
