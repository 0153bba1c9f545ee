import { useMemo } from 'react'
import { useSearchParams } from 'wouter'
import { readSettings, type Settings, settingNames, settingParams } from './Settings'

/** The settings in the address, and a function to change some of them. Other parameters stay. */
export function useSettings(): [settings: Settings, change: (some: Partial<Settings>) => void] {
  const [params, setParams] = useSearchParams()
  const query = params.toString()
  const settings = useMemo(() => readSettings(new URLSearchParams(query)), [query])
  const change = (some: Partial<Settings>) =>
    setParams(
      (before) => {
        const next = settingParams({ ...readSettings(before), ...some })
        for (const [name, value] of before) if (!isSetting(name)) next.append(name, value)
        return next
      },
      { replace: true },
    )
  return [settings, change]
}

const isSetting = (name: string): boolean => settingNames.some((setting) => setting === name)
