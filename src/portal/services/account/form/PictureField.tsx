import { useEffect, useRef, useState } from 'react'
import type { Account } from '../../../../../schemas/engine'
import { useSession } from '../../../session/Session'
import { Avatar } from '../Avatar'
import styles from '../account.module.css'
import { useFormField } from './AccountForm'
import { describedBy, FieldFrame } from './TextField'

/** Maximum size of a picture, in bytes. */
const maxBytes = 5 * 1024 * 1024

/** Side of the preview, in pixels: twice that of the avatar. */
const previewSide = 144

/** The middle of a chosen picture as a data URL; undefined for a file that is none, which the server refuses. */
async function previewOf(file: File): Promise<string | undefined> {
  try {
    const picture = await createImageBitmap(file)
    const side = Math.min(picture.width, picture.height)
    const canvas = document.createElement('canvas')
    canvas.width = previewSide
    canvas.height = previewSide
    const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
    canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, previewSide, previewSide)
    return canvas.toDataURL()
  } catch {
    return undefined
  }
}

/** The picture, and a control that replaces it. The chosen picture is shown before it is sent. */
export function PictureField({ account }: { account: Account }) {
  const { shellText: text } = useSession()
  const { id, problem } = useFormField('picture')
  const control = useRef<HTMLInputElement>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const [preview, setPreview] = useState<string>()
  const sentence = isTooLarge ? text('problem.picture') : problem
  const hint = text('profile.pictureHint')
  const readChoice = async () => {
    const input = control.current
    const file = input?.files?.[0]
    if (!input || !file) return setPreview(undefined)
    const isRefused = file.size > maxBytes
    setTooLarge(isRefused)
    if (isRefused) input.value = ''
    const shown = isRefused ? undefined : await previewOf(file)
    // The visitor may have chosen another one meanwhile.
    if (isRefused || input.files?.[0] === file) setPreview(shown)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads once what was chosen before hydration
  useEffect(() => void readChoice(), [])
  return (
    <div className={styles.picture}>
      <Avatar account={preview === undefined ? account : { ...account, picture: preview }} />
      <FieldFrame id={id} label={text('field.picture')} hint={hint} problem={sentence}>
        <input
          ref={control}
          id={id}
          type="file"
          name="picture"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          className={styles.file}
          onChange={() => void readChoice()}
          aria-invalid={sentence ? true : undefined}
          aria-describedby={describedBy(id, hint, sentence)}
        />
      </FieldFrame>
    </div>
  )
}
