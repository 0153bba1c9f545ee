import { useState } from 'react'
import { inputClass } from '../../../../renderer/inputs/inputClass'
import { tickClass } from '../../../../renderer/parts/Choice'
import { localeNames, localesOf } from '../../session/locales'
import { useSession, useVisitor } from '../../session/Session'
import { AccountForm, useFormField } from './AccountForm'
import { AccountFrame } from './AccountFrame'
import { Avatar } from './Avatar'
import styles from './account.module.css'
import { describedBy, FieldFrame, TextField } from './TextField'

/** Changes the names, the picture and the e-mail language of the account. */
export function ProfilePage() {
  const { shellText: text } = useSession()
  const account = useVisitor('account')
  if (!account) return null
  const { firstName, lastName, locale, picture } = account
  return (
    <AccountFrame title={text('profile.title')}>
      <AccountForm name="profile" submitLabel={text('profile.submit')} hasFile>
        <div className={styles.person}>
          <Avatar account={account} />
          <PictureField />
        </div>
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

/** Maximum size of a picture, in bytes. */
const maxBytes = 5 * 1024 * 1024

function PictureField() {
  const { shellText: text } = useSession()
  const { id, problem } = useFormField('picture')
  const [isTooLarge, setTooLarge] = useState(false)
  const sentence = isTooLarge ? text('problem.picture') : problem
  const hint = text('profile.pictureHint')
  return (
    <FieldFrame id={id} label={text('field.picture')} hint={hint} problem={sentence}>
      <input
        id={id}
        type="file"
        name="picture"
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        className={inputClass()}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          const isRefused = file !== undefined && file.size > maxBytes
          setTooLarge(isRefused)
          if (isRefused) target.value = ''
        }}
        aria-invalid={sentence ? true : undefined}
        aria-describedby={describedBy(id, hint, sentence)}
      />
    </FieldFrame>
  )
}

function LanguageField({ initial }: { initial: string }) {
  const { portal, shellText: text } = useSession()
  const { id, value, problem } = useFormField('locale')
  const locales = localesOf(portal)
  const hint = text('profile.languageHint')
  return (
    <FieldFrame id={id} label={text('field.language')} hint={hint} problem={problem}>
      <select
        id={id}
        name="locale"
        className={inputClass()}
        defaultValue={value ?? initial}
        aria-describedby={describedBy(id, hint, problem)}
      >
        {locales.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {localeNames[locale]}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
