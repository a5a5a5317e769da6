import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** The renderer of react-email would bring a formatter of 11 MB, and whole packages are deployed. */
export const renderMail = (mail: ReactElement): string => `${doctype}${renderToStaticMarkup(mail)}`
