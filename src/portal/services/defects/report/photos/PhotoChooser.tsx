import { useId, useState } from 'react'
import { useHost } from '../../../../../../renderer/engine/HostContext'
import { formatFileSize } from '../../../../../../renderer/format/formatQuantity'
import { RejectedFiles } from '../../../../../../renderer/inputs/file/FileLine'
import { FileZone } from '../../../../../../renderer/inputs/file/FileZone'
import { fileLimits } from '../../../../../../renderer/inputs/file/fileRules'
import { ErrorText } from '../../../../../../renderer/parts/ErrorText'
import { Spinner } from '../../../../../../renderer/parts/Spinner'
import { VisuallyHidden } from '../../../../../../renderer/parts/VisuallyHidden'
import { useSession } from '../../../../session/Session'
import { maxPhotos } from '../drafts/reportStore'
import type { Photograph, PhotoRefusal } from './readPhotograph'

type Props = {
  /** How many photographs the report has. */
  count: number
  onPhotographs(photographs: readonly Photograph[]): void
}

/** Takes or chooses photographs, reads their position and encodes them again, one after the other to spare the memory of a phone. */
export function PhotoChooser({ count, onPhotographs }: Props) {
  const { shellText: text } = useSession()
  const id = useId()
  const { locale } = useHost()
  const [isReading, setReading] = useState(false)
  const [refusals, setRefusals] = useState<readonly PhotoRefusal[]>([])
  const [ignored, setIgnored] = useState(0)
  const room = maxPhotos - count

  const read = async (files: readonly File[]) => {
    setReading(true)
    setIgnored(Math.max(0, files.length - room))
    const { readPhotograph } = await import('./readPhotograph')
    const photographs: Photograph[] = []
    const refused: PhotoRefusal[] = []
    for (const file of files.slice(0, room)) {
      const result = await readPhotograph(file)
      if ('refusal' in result) refused.push(result.refusal)
      else photographs.push(result)
    }
    setRefusals(refused)
    setReading(false)
    if (photographs.length > 0) onPhotographs(photographs)
  }
  return (
    <div>
      {room > 0 && (
        <FileZone
          id={id}
          label={text(count === 0 ? 'report.photo' : 'report.morePhotos')}
          hint={text('report.photoHint', { most: maxPhotos, limit: formatFileSize(fileLimits.photo, locale) })}
          invalid={refusals.length > 0}
          describedBy={undefined}
          accept="image/*"
          multiple
          disabled={isReading}
          onFiles={(files) => void read(files)}
        />
      )}
      {isReading && <Spinner label={text('report.photoReading')} />}
      <RejectedFiles rejections={refusals.flatMap((each) => (each.key === 'pixels' ? [] : [each]))} />
      {refusals.map(
        (each) => each.key === 'pixels' && <ErrorText key={each.name}>{text('report.photoPixels', each)}</ErrorText>,
      )}
      {ignored > 0 && <ErrorText>{text('report.photoFull', { most: maxPhotos })}</ErrorText>}
      <VisuallyHidden live>{isReading && text('report.photoReading')}</VisuallyHidden>
    </div>
  )
}
