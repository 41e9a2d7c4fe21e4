/** The sentences that SimplePay's rules demand, in SimplePay's own words. */
export const demanded = {
  hu: {
    success: /Sikeres tranzakció\.\s*SimplePay tranzakcióazonosító: (\d+)/,
    failed:
      /Sikertelen tranzakció\.\s*SimplePay tranzakcióazonosító: (\d+)\s*Kérjük, ellenőrizze a tranzakció során megadott adatok helyességét\. Amennyiben minden adatot helyesen adott meg, a visszautasítás okának kivizsgálása érdekében kérjük, szíveskedjen kapcsolatba lépni kártyakibocsátó bankjával\./,
    cancelled: /Ön megszakította a fizetést|Megszakított fizetés/,
    timeout: /Ön túllépte a tranzakció elindításának lehetséges maximális idejét|Időtúllépés/,
    failure: /sikertelen/i,
  },
  en: {
    success: /Successful transaction\.\s*SimplePay transaction ID: (\d+)/,
    failed:
      /Failed transaction\.\s*SimplePay transaction ID: (\d+)\s*Please check if the details provided during the transaction are correct\. If all of the details were provided correctly, please contact the bank that issued your card in order to investigate the cause of the rejection\./,
    cancelled: /You cancelled the payment|Cancelled payment/,
    timeout: /You exceeded the maximum time available to start the transaction\.|Timeout/,
    failure: /unsuccessful|failed/i,
  },
} as const
