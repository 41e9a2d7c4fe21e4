CREATE TABLE "documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"position" smallint NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb,
	"files" jsonb NOT NULL,
	CONSTRAINT "documents_key_unique" UNIQUE("key")
);
