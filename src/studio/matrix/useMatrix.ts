import { useSearchParams } from 'wouter'
import { choices, type Settings } from '../settings/Settings'
import type { StudioTextKey } from '../texts/StudioText'

/** The axes of a matrix and the name of its fixture; empty for the complete fixture. */
type MatrixState = { rows: Axis; columns: Axis; of: string }

/** The state of the matrix in the address, and a function to change it. */
export function useMatrix(): [state: MatrixState, change: (some: Partial<MatrixState>) => void] {
  const [params, setParams] = useSearchParams()
  const state = readMatrix(params)
  const change = (some: Partial<MatrixState>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        const previous = readMatrix(before)
        const matrix = { ...previous, ...some }
        // Choosing the same axis for both swaps them.
        if (matrix.rows === matrix.columns) {
          if (some.rows) matrix.columns = previous.rows
          else matrix.rows = previous.columns
        }
        for (const [name, value] of Object.entries(matrix)) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true },
    )
  return [state, change]
}

function readMatrix(params: URLSearchParams): MatrixState {
  const rows = axes.find((axis) => axis === params.get('rows')) ?? 'theme'
  const requestedColumns = axes.find((axis) => axis === params.get('columns')) ?? 'width'
  const columns =
    requestedColumns === rows ? (axes.find((axis) => axis !== rows) ?? requestedColumns) : requestedColumns
  return { rows, columns, of: params.get('of') ?? '' }
}

/** The setting that varies along the rows or the columns of a matrix. */
type Axis = 'theme' | 'locale' | 'width' | 'scheme'

export const axes: readonly Axis[] = ['theme', 'locale', 'width', 'scheme']

/** A row or a column: the key of its name, and its settings. */
type AxisValue = { name: StudioTextKey; settings: Partial<Settings> }

/** The rows or columns of each axis. A matrix has no room for the full width. */
export const axisValues: { readonly [A in Axis]: readonly AxisValue[] } = {
  theme: choices.theme.map((theme) => ({ name: `theme.${theme}`, settings: { theme } })),
  locale: choices.locale.map((locale) => ({ name: `locale.${locale}`, settings: { locale } })),
  width: choices.width.flatMap((width) => (width === 'full' ? [] : { name: `width.${width}`, settings: { width } })),
  scheme: choices.scheme.map((scheme) => ({ name: `scheme.${scheme}`, settings: { scheme } })),
}
