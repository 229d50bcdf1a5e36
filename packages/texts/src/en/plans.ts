type Period = 'month' | 'year';

/** Names of periods, for prices and orders. */
export const planTexts = {
  per: { month: 'a month', year: 'a year' } as Record<Period, string>,
  /** "$190 a year" */
  price: (amount: string, period: Period): string => `${amount} ${planTexts.per[period]}`,
};

/** The offer page: plans, what they bring, group rates and questions. */
export const offerTexts = {
  home: 'Home',
  pageTitle: (subscription: string): string => `Subscribe to ${subscription}`,
  plans: 'Choose a plan',
  recommended: 'Recommended',
  choose: (plan: string): string => `Choose ${plan}`,
  /** "Saves $38 a year over Monthly" */
  saving: (amount: string, plan: string): string => `Saves ${amount} a year over ${plan}`,
  terms: 'No card. We email an invoice, and you have 30 days to pay. Cancel in your account whenever you like.',
  benefits: 'What you get',
  issue: 'In the current issue',
  cancelTitle: 'How to cancel',
  anyTimeTitle: 'Whenever you like',
  cancelText:
    'One button in your account ends the subscription. It then runs to the end of the month or year that you have ordered, and nothing more is billed.',
  firstDaysTitle: 'First 14 days',
  firstDaysText: 'Write to us within 14 days of the order, and we cancel the invoice.',
  groupTitle: 'Group rates',
  groupText: (plan: string): string =>
    `For a firm, a team or a class, on one invoice, with everything in ${plan}. Tell us how many readers you have.`,
  groupReaders: (from: number): string => `${from} readers or more`,
  /** "$161.50 a year each, 15% less" */
  groupDiscount: (price: string, percent: number): string => `${price} each, ${percent}% less`,
  groupContact: 'Ask for a group rate',
  questions: 'Questions',
  common: [
    {
      question: 'How do I pay?',
      answer:
        'By invoice. You order with your account, we email the receipt at once and the invoice within two working days, and you have 30 days to pay. We never ask for a card number.',
    },
    {
      question: 'When does the subscription start?',
      answer: 'As soon as you order. You do not have to wait for the invoice.',
    },
    {
      question: 'Does it renew by itself?',
      answer:
        'Yes, by another invoice for each month or year, at the price of your order. A new price is announced 30 days ahead. Cancel before the period ends and no further invoice comes.',
    },
    {
      question: 'Do I need an account?',
      answer:
        'Yes, and it is free. If you have none, the order begins with your name and email address, and a link that we email you confirms it.',
    },
  ] as { question: string; answer: string }[],
  haveAccount: 'Already a subscriber? Your account',
};

/** The order form of the store, and orders in the account. */
export const orderTexts = {
  title: (subscription: string): string => `Subscribe to ${subscription}`,
  step: 'Your order',
  chosen: 'Your plan',
  otherPlans: 'See all plans',
  lede: 'No card. We email an invoice, and you have 30 days to pay.',
  invoiceTo: 'Who gets the invoice',
  invoiceMailed: (email: string): string => `The receipt and the invoice go to ${email}.`,
  name: 'Name on the invoice',
  street: 'Street address',
  city: 'City, state and postal code',
  reference: 'Purchase order number',
  agree: 'With the order you agree to our',
  cancelNote: 'You can cancel in your account at any time.',
  order: (price: string): string => `Order for ${price}`,
  registerTitle: (plan: string): string => `Order ${plan}: first your account`,
  registerLede: 'Confirm your address by the link that we email you. Then you say who gets the invoice, and order.',
  haveAccount: 'Have an account?',
  signInToOrder: 'Sign in to order',
  already: 'You have a subscription',
  alreadyText: 'It is active, so no second one is needed. Your account shows it.',
  toAccount: 'To your account',
  enterName: 'Enter the name for the invoice',
  enterStreet: 'Enter the street address',
  enterCity: 'Enter the city with state and postal code',
  chooseCountry: 'Choose the country',
  plan: 'Plan',
  price: 'Price',
  number: 'Order number',
  ordered: 'Ordered',
  renews: 'Next invoice',
  ends: 'Ends',
  invoice: 'Invoice to',
  subscription: 'Your subscription',
  cancel: 'Cancel the subscription',
  cancelText: (date: string): string => `If you cancel, it runs until ${date}, and nothing more is billed.`,
  canceled: (date: string): string => `You have canceled it. It runs until ${date}. After that you can order again.`,
};

/** The receipt of an order, its copy for the desk, and the confirmation of a cancellation. */
export const orderMailTexts = {
  receipt: (subscription: string, number: string) => ({
    subject: `Your subscription to ${subscription}: receipt ${number}`,
    title: 'Thank you for your order',
    started: `Your subscription to ${subscription} has started.`,
    invoice:
      'The invoice follows by email within two working days. You have 30 days to pay it. We never ask for a card number, by email or otherwise.',
    link: 'See your subscription',
    footnote: 'You receive this because this subscription was ordered with your account.',
  }),
  contact: (contact: string): string => `Questions, or not your order? Contact us: ${contact}.`,
  canceled: (subscription: string, date: string) => ({
    subject: `Your subscription to ${subscription} ends on ${date}`,
    title: 'Your subscription is canceled',
    paragraphs: [`It runs until ${date}, and nothing more is billed. After that you can order again.`],
    link: 'See your subscription',
    footnote: 'You receive this because the subscription of your account was canceled.',
  }),
  desk: {
    ordered: (number: string): string => `Order ${number}: send the invoice`,
    canceled: (number: string): string => `Order ${number}: canceled`,
    text: 'A reader ordered a subscription, which has started. Replies to this email go to the reader.',
    canceledText: 'A reader canceled a subscription. Send no invoice for the time after its end.',
    footnote: (brand: string): string => `Sent by the store of ${brand}.`,
    code: 'Promo code and source',
    reader: 'Reader',
  },
};
