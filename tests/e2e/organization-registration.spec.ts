import { openAccount } from './support/accounts.ts'
import { expectAccessible, expectNoSideScroll } from './support/axe.ts'
import { readToken, receiveMail } from './support/mails.ts'
import { approve, fillRegistration, newTaxNumber, registerOrganization } from './support/organizations.ts'
import { newReader, passwords } from './support/reader.ts'
import { expect, refusedRequest, test } from './support/shop-test.ts'
import { askToSignIn } from './support/sign-in.ts'
import type { Visitor } from './support/visitor.ts'

const box = ({ page, t }: Visitor, key: string) =>
  page.getByRole('main').getByRole('textbox', { name: t(key), exact: true })
const press = ({ page, t }: Visitor, key: string) => page.getByRole('button', { name: t(key), exact: true }).click()

test(
  'a guest registers a school, which is approved and then buys',
  { tag: '@languages' },
  async ({ visitor, allowConsole }) => {
    // The approval ends the session of the page that is open.
    allowConsole(refusedRequest)
    const { page, t } = visitor
    const contact = newReader()
    const company = `Próba Iskola ${contact.email.slice(7, 15)}`
    await visitor.goto('/register')
    await page.getByRole('link', { name: t('registration.register.registerInstitution') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('organizationRegistration.title') })).toBeVisible()

    await press(visitor, 'organizationRegistration.submit')
    await expect(page.getByRole('alert').getByRole('link', { name: t('organizationRegistration.name') })).toBeVisible()
    await expect(box(visitor, 'organizationRegistration.name')).toBeFocused()
    await expectAccessible(visitor, 'an empty registration of an institution')
    await expectNoSideScroll(visitor, 'an empty registration of an institution')

    await fillRegistration(visitor, company, '12345678-2-42', contact)
    await press(visitor, 'organizationRegistration.submit')
    await expect(box(visitor, 'forms.taxNumber')).toBeFocused()
    await box(visitor, 'forms.taxNumber').fill(newTaxNumber())
    await page.getByText(t('organizationRegistration.kinds.library'), { exact: true }).click()
    await expect(box(visitor, 'organizationRegistration.omIdentifier')).toBeHidden()
    await page.getByText(t('organizationRegistration.kinds.school'), { exact: true }).click()
    await expect(box(visitor, 'organizationRegistration.omIdentifier'), 'what is not shown holds nothing').toHaveValue(
      '',
    )
    await box(visitor, 'organizationRegistration.omIdentifier').fill('034567')
    await press(visitor, 'organizationRegistration.submit')
    await expect(page.getByText(t('organizationRegistration.sentText', { email: contact.email }))).toBeVisible()

    const mail = await receiveMail(contact.email, t('mail.account.confirm.subject'))
    await visitor.goto('/register/confirm', {}, readToken(mail))
    await box(visitor, 'registration.confirm.password').fill(passwords.first)
    await press(visitor, 'registration.confirm.submit')
    await expect(page.getByText(t('organizationRegistration.states.pending.title'))).toBeVisible()
    await expectAccessible(visitor, 'a registration that waits')
    await receiveMail(contact.email, t('mail.organization.pending.subject', { organization: company }))

    await approve(company)
    await receiveMail(contact.email, t('mail.organization.approved.subject', { organization: company }))
    await askToSignIn(visitor, { email: contact.email, password: passwords.first })
    await visitor.goto('/organization')
    await expect(page.getByRole('main').getByText(company, { exact: true }).last()).toBeVisible()
    await expect(page.getByText(t('organization.youManage'))).toBeVisible()
  },
)

test(
  'a reader whose school buys already asks its master for an invitation',
  { tag: '@languages' },
  async ({ visitor, allowConsole }) => {
    allowConsole(refusedRequest)
    const { page, t } = visitor
    const [master, reader] = [newReader(), newReader()]
    const company = `Másik Iskola ${master.email.slice(7, 15)}`
    const taxNumber = newTaxNumber()
    await openAccount(visitor, master)
    await askToSignIn(visitor, { email: master.email, password: passwords.first })
    await registerOrganization(visitor, company, { taxNumber, contact: master })
    await approve(company)

    await openAccount(visitor, reader)
    await askToSignIn(visitor, { email: reader.email, password: passwords.first })
    await visitor.goto('/organization/registration')
    await expect(box(visitor, 'forms.email')).toHaveValue(reader.email)
    await fillRegistration(visitor, company, taxNumber)
    await press(visitor, 'organizationRegistration.submit')
    await expect(page.getByText(t('organizationRegistration.existsText'))).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: t('organizationRegistration.join') })).toBeFocused()
    await press(visitor, 'organizationRegistration.join')
    await expect(page.getByText(t('organizationRegistration.states.joining.title'))).toBeInViewport()
    const name =
      visitor.locale === 'hu' ? `${reader.lastName} ${reader.firstName}` : `${reader.firstName} ${reader.lastName}`
    const asked = await receiveMail(
      master.email,
      t('mail.organization.asked.subject', { name, organization: company, email: reader.email }),
    )
    expect(asked.text).toContain(reader.email)
  },
)
