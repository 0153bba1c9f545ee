import type { ReactNode } from 'react'
import { portalPath } from '../../../../location/urls'
import { useSession } from '../../../../session/Session'
import { pathOf, type ReportChoice } from '../ReportChoice'

type Props = {
  choice: { readonly [N in keyof ReportChoice]?: ReportChoice[N] | undefined }
  className?: string | undefined
  children: ReactNode
}

/** A link to the step that a choice leads to. */
export function StepLink({ choice, className, children }: Props) {
  const { portal } = useSession()
  return (
    <a className={className} href={portalPath(portal.cardName, pathOf(choice))} rel="nofollow">
      {children}
    </a>
  )
}

/** The parts of a choice as hidden fields of a form that changes others. */
export const ChoiceFields = ({ choice }: Pick<Props, 'choice'>) =>
  Object.entries(choice).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)
