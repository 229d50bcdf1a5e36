alter table events add column image_credit2 text;
