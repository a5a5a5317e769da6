export { DeskPage as default } from '../../shell/desk-page.tsx'
